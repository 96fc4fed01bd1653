import { LEFT, MEASURE, type PdfWriter } from './pdf-writer'
import { COLORS, TEXT } from './style'

/** A heading that never stands alone at the foot of a page. */
export function drawHeading(pdf: PdfWriter, heading: string): void {
  pdf.move(20)
  pdf.room(TEXT.heading.leading + 48)
  pdf.write(pdf.root, 'H2', heading, { x: LEFT, width: MEASURE, style: TEXT.heading })
  pdf.move(4)
}

/** Entries, each behind its mark: a dot, a number. */
export function drawList(pdf: PdfWriter, entries: readonly { mark: string; text: string }[], indent = 16): void {
  const place = { x: LEFT + indent, width: MEASURE - indent, style: TEXT.body }
  pdf.group(pdf.root, 'L', (list) => {
    for (const { mark, text } of entries) {
      pdf.room(Math.min(pdf.heightOf(text, place), 120))
      const top = pdf.at()
      pdf.group(list, 'LI', (item) => {
        pdf.write(item, 'Lbl', mark, { ...place, x: LEFT, width: indent })
        pdf.back(top)
        pdf.write(item, 'LBody', text, place)
      })
      pdf.move(2)
    }
  })
}

type Column = { title: string; lines: readonly string[] }

/** Texts side by side, each under its title. */
export function drawColumns(pdf: PdfWriter, columns: readonly Column[]): void {
  const gap = 20
  const width = (MEASURE - gap * (columns.length - 1)) / columns.length
  const top = pdf.at()
  const ends = columns.map(({ title, lines }, index) => {
    pdf.back(top)
    const x = LEFT + index * (width + gap)
    pdf.write(pdf.root, 'P', title, { x, width, style: TEXT.soft })
    const [first = '', ...others] = lines
    pdf.write(pdf.root, 'P', first, { x, width, style: TEXT.strong })
    for (const line of others) pdf.write(pdf.root, 'P', line, { x, width, style: TEXT.soft })
    return pdf.at()
  })
  pdf.back(Math.max(...ends))
}

const PAD = 14

/** The few figures that a reader looks for first, on a tile. */
export function drawFacts(pdf: PdfWriter, facts: readonly (readonly [name: string, value: string])[]): void {
  const height = PAD * 2 + TEXT.soft.leading + TEXT.figure.leading
  pdf.decorate((doc, y) => doc.roundedRect(LEFT, y, MEASURE, height, 8).fill(COLORS.tile))
  const width = (MEASURE - PAD * 2) / facts.length
  const top = pdf.at()
  facts.forEach(([name, value], index) => {
    pdf.back(top + PAD)
    const x = LEFT + PAD + index * width
    pdf.write(pdf.root, 'P', name, { x, width, style: TEXT.soft })
    pdf.write(pdf.root, 'P', value, { x, width, style: TEXT.figure })
  })
  pdf.back(top + height + 22)
}
