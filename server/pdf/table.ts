import { LEFT, MEASURE, type Part, type PdfWriter, RIGHT, type TextBox } from './pdf-writer'
import { COLORS, TEXT, type TextStyle } from './style'

export type TableColumn = {
  title: string
  /** In points; the one without takes what is left. */ width?: number
  align?: 'right'
}

const GAP = 12
const PAD = 6

type Rows = readonly (readonly string[])[]

/** A table of short texts over the whole measure; its head is on every page that it reaches. */
export function drawTable(pdf: PdfWriter, columns: readonly TableColumn[], rows: Rows): void {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const rest = MEASURE - fixed - GAP * (columns.length - 1)
  let x = LEFT
  const places = columns.map(({ width = rest, align }) => {
    const place = { x, width, align }
    x += width + GAP
    return place
  })
  const table = pdf.open('Table')
  pdf.group(table, 'TR', drawHead)
  pdf.repeat(() => pdf.group(table, 'TR', drawHead))
  for (const row of rows) drawRow(row)
  pdf.repeat(null)
  table.end()

  function drawHead(part: Part): void {
    drawTableHead(
      pdf,
      part,
      columns.map(({ title }, index) => [title, placeAt(index)]),
    )
  }

  function drawRow(row: readonly string[]): void {
    const heights = row.map((text, index) => pdf.heightOf(text, { ...placeAt(index), style: TEXT.body }))
    pdf.room(Math.max(...heights) + PAD * 2)
    const top = pdf.at()
    pdf.group(table, 'TR', (part) => {
      row.forEach((text, index) => {
        pdf.back(top)
        pdf.write(part, 'TD', text, { ...placeAt(index), style: index === 0 ? TEXT.strong : TEXT.body })
      })
    })
    pdf.back(top + Math.max(...heights) + PAD)
    hairline(pdf)
    pdf.move(PAD)
  }

  function placeAt(index: number) {
    const place = places[index]
    if (!place) throw new Error('A row has more cells than the table has columns')
    return place
  }
}

type Place = Omit<TextBox, 'style'>

/** The titles of columns, each in its place, over a line. */
export function drawTableHead(
  pdf: PdfWriter,
  row: Part,
  titles: readonly (readonly [title: string, place: Place])[],
  { above = 4, below = PAD } = {},
): void {
  const top = pdf.at()
  for (const [title, place] of titles) {
    pdf.back(top)
    pdf.write(row, 'TH', title, { ...place, style: TEXT.soft }, 'Column')
  }
  pdf.move(above)
  hairline(pdf)
  pdf.move(below)
}

type NamedRow = {
  name: string
  /** What is said of it, below the name. */
  details: readonly string[]
  place: Place
  figures: readonly (readonly [text: string, place: Place, style: TextStyle])[]
  pad: number
}

/** A row over a line: figures beside a name, which is drawn last because it is the tallest. */
export function drawNamedRow(pdf: PdfWriter, table: Part, { name, details, place, figures, pad }: NamedRow): void {
  const top = pdf.at()
  pdf.group(table, 'TR', (row) => {
    for (const [text, at, style] of figures) {
      pdf.back(top)
      pdf.write(row, 'TD', text, { ...at, style })
    }
    pdf.back(top)
    pdf.group(row, 'TD', (cell) => {
      pdf.write(cell, 'P', name, { ...place, style: TEXT.strong })
      for (const detail of details) pdf.write(cell, 'P', detail, { ...place, style: TEXT.soft })
    })
  })
  pdf.move(pad)
  hairline(pdf)
  pdf.move(pad)
}

/** How high the name of such a row is with its details. */
export const heightOfName = (pdf: PdfWriter, { name, details, place }: Omit<NamedRow, 'figures' | 'pad'>): number =>
  details.reduce(
    (sum, detail) => sum + pdf.heightOf(detail, { ...place, style: TEXT.soft }),
    pdf.heightOf(name, { ...place, style: TEXT.strong }),
  )

export const hairline = (pdf: PdfWriter): void =>
  pdf.decorate((doc, y) => doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(COLORS.line))
