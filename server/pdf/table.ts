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
export function drawTable(
  paper: PdfWriter,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): void {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const rest = MEASURE - fixed - GAP * (columns.length - 1)
  let x = LEFT
  const places = columns.map(({ width = rest, align }) => {
    const place = { x, width, align }
    x += width + GAP
    return place
  })
  paper.group(paper.root, 'Table', (table) => {
    paper.group(table, 'TR', drawHead)
    paper.repeat(() => paper.group(table, 'TR', drawHead))
    for (const row of rows) drawRow(table, row)
    paper.repeat(null)
  })

  function drawHead(part: Part): void {
    const top = paper.at()
    columns.forEach(({ title }, index) => {
      paper.back(top)
      paper.write(part, 'TH', title, { ...placeAt(index), style: TEXT.soft }, 'Column')
    })
    paper.move(4)
    hairline(paper)
    paper.move(PAD)
  }

  function drawRow(table: Part, row: readonly string[]): void {
    const heights = row.map((text, index) => paper.heightOf(text, { ...placeAt(index), style: TEXT.body }))
    paper.room(Math.max(...heights) + PAD * 2)
    const top = paper.at()
    paper.group(table, 'TR', (part) => {
      row.forEach((text, index) => {
        paper.back(top)
        paper.write(part, 'TD', text, { ...placeAt(index), style: index === 0 ? TEXT.strong : TEXT.body })
      })
    })
    paper.back(top + Math.max(...heights) + PAD)
    hairline(paper)
    paper.move(PAD)
  }

  function placeAt(index: number) {
    const place = places[index]
    if (!place) throw new Error('A row has more cells than the table has columns')
    return place
  }
}

export const hairline = (paper: PdfWriter): void =>
  paper.decorate((doc, y) => doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(COLORS.line))
