import type { ProposalContent } from '@/server/db/schema/index'
import { LEFT, MEASURE, type PdfWriter } from '@/server/pdf/pdf-writer'
import { COLORS, TEXT } from '@/server/pdf/style'

/** A heading that never stands alone at the foot of a page. */
export function drawHeading(paper: PdfWriter, heading: string): void {
  paper.move(20)
  paper.room(TEXT.heading.leading + 48)
  paper.write(paper.root, 'H2', heading, { x: LEFT, width: MEASURE, style: TEXT.heading })
  paper.move(4)
}

/** What the service package is, and what it holds. */
export function drawPackage(
  paper: PdfWriter,
  { service_package: { name, description, features } }: Pick<ProposalContent, 'service_package'>,
): void {
  drawHeading(paper, `Pacote de serviço ${name}`)
  paper.paragraph(description)
  paper.move(4)
  drawList(
    paper,
    features.map((text) => ({ mark: '•', text })),
  )
}

/** Where everything goes, address by address. */
export function drawDeliveries(paper: PdfWriter, deliveries: ProposalContent['deliveries'], heading: string): void {
  if (deliveries.length === 0) return
  drawHeading(paper, heading)
  for (const { label, recipient, lines, insurance, items } of deliveries) {
    paper.room(TEXT.strong.leading + TEXT.soft.leading * 3)
    const title = `${label} · ${insurance ? 'entrega com seguro' : 'entrega sem seguro'}`
    paper.paragraph(title, TEXT.strong)
    const where = [`Recebe: ${recipient}`, lines.join(' · ')]
    const what = items.map(({ name, quantity }) => `${String(quantity)} × ${name}`).join(', ')
    for (const line of [...where, what]) paper.paragraph(line, TEXT.soft)
    paper.move(8)
  }
  paper.move(-8)
}

/** Entries, each behind its mark: a dot, a number. */
export function drawList(paper: PdfWriter, entries: readonly { mark: string; text: string }[], indent = 16): void {
  const place = { x: LEFT + indent, width: MEASURE - indent, style: TEXT.body }
  paper.group(paper.root, 'L', (list) => {
    for (const { mark, text } of entries) {
      paper.room(Math.min(paper.heightOf(text, place), 120))
      const top = paper.at()
      paper.group(list, 'LI', (item) => {
        paper.write(item, 'Lbl', mark, { ...place, x: LEFT, width: indent })
        paper.back(top)
        paper.write(item, 'LBody', text, place)
      })
      paper.move(2)
    }
  })
}

type Column = { title: string; lines: readonly string[] }

/** Texts side by side, each under its title. */
export function drawColumns(paper: PdfWriter, columns: readonly Column[]): void {
  const gap = 20
  const width = (MEASURE - gap * (columns.length - 1)) / columns.length
  const top = paper.at()
  const ends = columns.map(({ title, lines }, index) => {
    paper.back(top)
    const x = LEFT + index * (width + gap)
    paper.write(paper.root, 'P', title, { x, width, style: TEXT.soft })
    const [first = '', ...others] = lines
    paper.write(paper.root, 'P', first, { x, width, style: TEXT.strong })
    for (const line of others) paper.write(paper.root, 'P', line, { x, width, style: TEXT.soft })
    return paper.at()
  })
  paper.back(Math.max(...ends))
}

const PAD = 14

/** The few figures that a reader looks for first, on a tile. */
export function drawFacts(paper: PdfWriter, facts: readonly (readonly [name: string, value: string])[]): void {
  const height = PAD * 2 + TEXT.soft.leading + TEXT.figure.leading
  paper.decorate((doc, y) => doc.roundedRect(LEFT, y, MEASURE, height, 8).fill(COLORS.tile))
  const width = (MEASURE - PAD * 2) / facts.length
  const top = paper.at()
  facts.forEach(([name, value], index) => {
    paper.back(top + PAD)
    const x = LEFT + PAD + index * width
    paper.write(paper.root, 'P', name, { x, width, style: TEXT.soft })
    paper.write(paper.root, 'P', value, { x, width, style: TEXT.figure })
  })
  paper.back(top + height + 22)
}
