import { ISSUER } from '@/server/config/issuer'
import type { ProposalContent } from '@/server/db/schema/index'
import { drawColumns, drawFacts, drawHeading, drawList } from '@/server/pdf/parts'
import { createPdf, type PdfWriter } from '@/server/pdf/pdf-writer'
import { TEXT } from '@/server/pdf/style'
import { formatCnpj, formatDay, formatMoney } from '@/services/format/format.rules'
import { contractTotal, type PrintedProposal } from './proposal-content'
import { drawItems, drawSums } from './proposal-pdf-items'
import { drawDeliveries, drawPackage } from './proposal-pdf-parts'

/**
 * A version of a proposal as an A4 document, from what was stored with it alone: the same bytes whenever it is made.
 */
export function drawProposal(proposal: PrintedProposal): Promise<Uint8Array<ArrayBuffer>> {
  const { orderMaskId, version, content, createdAt } = proposal
  const footer = `Pedido ${orderMaskId}, proposta versão ${String(version)}`
  const title = `Proposta de locação, pedido ${orderMaskId}, versão ${String(version)}`
  const pdf = createPdf({ title, writtenAt: createdAt, footer })
  pdf.title('Proposta de locação')
  const issued = `Pedido ${orderMaskId} · versão ${String(version)} · emitida em ${formatDay(createdAt)}`
  pdf.paragraph(issued, TEXT.soft)
  pdf.move(18)
  drawParties(pdf, content)
  drawKeyFacts(pdf, proposal)
  drawItems(pdf, proposal)
  drawSums(pdf, proposal)
  drawPackage(pdf, content)
  const { deliveries } = content
  drawDeliveries(pdf, deliveries, deliveries.length === 1 ? 'Endereço de entrega' : 'Endereços de entrega')
  drawRemarks(pdf, content)
  drawConditions(pdf, content)
  return pdf.close()
}

function drawParties(pdf: PdfWriter, { customer, seller }: ProposalContent): void {
  const cared = customer.attention ? [`Aos cuidados de ${customer.attention}`] : []
  drawColumns(pdf, [
    { title: 'Para', lines: [customer.corporate_name, `CNPJ ${formatCnpj(customer.cnpj)}`, ...cared] },
    {
      title: 'De',
      lines: [ISSUER.name, `CNPJ ${formatCnpj(ISSUER.cnpj)}`, ...(seller ? [`Atendimento: ${seller}`] : [])],
    },
  ])
  pdf.move(18)
}

function drawKeyFacts(pdf: PdfWriter, proposal: PrintedProposal): void {
  drawFacts(pdf, [
    ['Total por mês', formatMoney(proposal.monthlyFee)],
    ['Prazo', `${String(proposal.durationMonths)} meses`],
    ['Total do contrato', formatMoney(contractTotal(proposal))],
    ['Válida até', formatDay(proposal.content.valid_until)],
  ])
}

function drawRemarks(pdf: PdfWriter, { message, comment }: ProposalContent): void {
  const remarks = [message, comment && `Comentário do pedido: ${comment}`].filter((remark) => remark !== null)
  if (remarks.length === 0) return
  drawHeading(pdf, 'Observações')
  for (const remark of remarks) pdf.paragraph(remark)
}

function drawConditions(pdf: PdfWriter, { conditions }: ProposalContent): void {
  drawHeading(pdf, 'Condições')
  drawList(
    pdf,
    conditions.map((text, index) => ({ mark: `${String(index + 1)}.`, text })),
  )
}
