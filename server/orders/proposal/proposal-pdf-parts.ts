import type { ProposalContent } from '@/server/db/schema/index'
import { drawHeading, drawList } from '@/server/pdf/parts'
import type { PdfWriter } from '@/server/pdf/pdf-writer'
import { TEXT } from '@/server/pdf/style'

/** What the service package is, and what it holds. */
export function drawPackage(
  pdf: PdfWriter,
  { service_package: { name, description, features } }: Pick<ProposalContent, 'service_package'>,
): void {
  drawHeading(pdf, `Pacote de serviço ${name}`)
  pdf.paragraph(description)
  pdf.move(4)
  drawList(
    pdf,
    features.map((text) => ({ mark: '•', text })),
  )
}

/** Where everything goes, address by address. */
export function drawDeliveries(pdf: PdfWriter, deliveries: ProposalContent['deliveries'], heading: string): void {
  if (deliveries.length === 0) return
  drawHeading(pdf, heading)
  for (const { label, recipient, lines, insurance, items } of deliveries) {
    pdf.room(TEXT.strong.leading + TEXT.soft.leading * 3)
    const title = `${label} · ${insurance ? 'entrega com seguro' : 'entrega sem seguro'}`
    pdf.paragraph(title, TEXT.strong)
    const where = [`Recebe: ${recipient}`, lines.join(' · ')]
    const what = items.map(({ name, quantity }) => `${String(quantity)} × ${name}`).join(', ')
    for (const line of [...where, what]) pdf.paragraph(line, TEXT.soft)
    pdf.move(8)
  }
  pdf.move(-8)
}
