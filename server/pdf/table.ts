import { LEFT, MEASURE, type Part, type PdfWriter, RIGHT } from './pdf-writer'
import { COLORS, TEXT } from './style'

export type TableColumn = {
  title: string
  /** In points; the one without takes what is left. */ width?: number
  align?: 'right'
}

const GAP = 12
const PAD = 6

/** A table of short texts over the whole measure; its head is on every page that it reaches. */
export function drawTable(pdf: PdfWriter, columns: readonly TableColumn[], rows: readonly (readonly string[])[]): void {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const rest = MEASURE - fixed - GAP * (columns.length - 1)
  let x = LEFT
  const places = columns.map(({ width = rest, align }) => {
    const place = { x, width, align }
    x += width + GAP
    return place
  })
  pdf.group(pdf.root, 'Table', (table) => {
    pdf.group(table, 'TR', drawHead)
    pdf.repeat(() => pdf.group(table, 'TR', drawHead))
    for (const row of rows) drawRow(table, row)
    pdf.repeat(null)
  })

  function drawHead(part: Part): void {
    const top = pdf.at()
    columns.forEach(({ title }, index) => {
      pdf.back(top)
      pdf.write(part, 'TH', title, { ...placeAt(index), style: TEXT.soft }, 'Column')
    })
    pdf.move(4)
    hairline(pdf)
    pdf.move(PAD)
  }

  function drawRow(table: Part, row: readonly string[]): void {
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

export const hairline = (pdf: PdfWriter): void =>
  pdf.decorate((doc, y) => doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(COLORS.line))
