import { ISSUER } from '@/server/config/issuer'
import type { ProposalContent } from '@/server/db/schema/index'
import { drawColumns, drawFacts, drawHeading } from '@/server/pdf/parts'
import { createPdf, type PdfWriter } from '@/server/pdf/pdf-writer'
import { TEXT } from '@/server/pdf/style'
import { drawTable } from '@/server/pdf/table'
import { formatCnpj, formatDateTime, formatDay, formatMoney } from '@/services/format/format.rules'
import { groupHistory } from '@/services/orders/history/history-texts.rules'
import type { Audience } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { deadlineText, turnName } from '@/services/orders/workflow/due-texts.rules'
import { bannerText } from '@/services/orders/workflow/order-state-texts.rules'
import { STAGE_LABEL, STAGE_STATE_LABEL } from '@/services/orders/workflow/stages.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { drawItems } from '../proposal/proposal-pdf-items'
import { drawPackage } from '../proposal/proposal-pdf-parts'
import { drawDocuments, drawPackages, drawSigners } from './order-pdf-documents'

export type PrintedOrder = {
  /** As its reader is shown it on the screen. */
  order: Order
  /** The items with their specifications. */
  items: ProposalContent['items']
  servicePackage: ProposalContent['service_package'] | undefined
  audience: Audience
  printedAt: Date
}

/** A whole order as an A4 document: what the screen says of it to this reader, by the same rules, and nothing else. */
export function drawOrder(printed: PrintedOrder): Promise<Uint8Array<ArrayBuffer>> {
  const { order, audience, printedAt, items, servicePackage } = printed
  const name = `Pedido ${order.order_mask_id}`
  const pdf = createPdf({
    title: `${name}, ${order.company.corporate_name}`,
    writtenAt: printedAt,
    footer: `${name}, como estava em ${formatDateTime(printedAt)}`,
  })
  pdf.title(name)
  pdf.paragraph(subtitleOf(order), TEXT.soft)
  pdf.move(18)
  drawParties(pdf, order)
  drawFacts(pdf, keyFactsOf(order))
  drawTurn(pdf, printed)
  drawHeading(pdf, 'Equipamentos')
  drawItems(pdf, { content: { items } })
  drawFee(pdf, order)
  if (servicePackage) drawPackage(pdf, { service_package: servicePackage })
  drawPackages(pdf, order, audience)
  drawDocuments(pdf, order, audience)
  drawSigners(pdf, order)
  drawStages(pdf, order)
  drawHistory(pdf, printed)
  return pdf.close()
}

const subtitleOf = ({ created_at, created_by, contract_number, addendum_number }: Order): string =>
  [
    `Pedido em ${formatDay(created_at)} por ${created_by.first_name}`,
    contract_number && `contrato ${contract_number}`,
    addendum_number && `aditivo ${addendum_number}`,
  ]
    .filter(Boolean)
    .join(' · ')

function drawParties(pdf: PdfWriter, { company, responsible }: Order): void {
  drawColumns(pdf, [
    { title: 'Locatária', lines: [company.corporate_name, `CNPJ ${formatCnpj(company.cnpj)}`] },
    {
      title: 'Locadora',
      lines: [
        ISSUER.name,
        `CNPJ ${formatCnpj(ISSUER.cnpj)}`,
        ...(responsible ? [`Atendimento: ${responsible.first_name}`] : []),
      ],
    },
  ])
  pdf.move(18)
}

const keyFactsOf = ({ monthly_fee, duration_months, ends_on }: Order): [string, string][] => [
  ['Mensalidade', formatMoney(monthly_fee)],
  ['Prazo', `${String(duration_months)} meses`],
  ['Total do contrato', formatMoney(toDecimal(toCents(monthly_fee) * duration_months))],
  ['Locação até', ends_on ? formatDay(ends_on) : 'Ainda não começou'],
]

function drawTurn(pdf: PdfWriter, { order, audience, printedAt }: PrintedOrder): void {
  const { title, description } = bannerText(order, audience)
  const until = deadlineText(order, audience, printedAt, { onPaper: true })
  pdf.move(-20)
  drawHeading(pdf, `De quem é a vez: ${turnName(order.turn, audience)}`)
  pdf.paragraph(title, TEXT.strong)
  const what = until ? `${description} ${until.word}: ${until.day}.` : description
  pdf.paragraph(what)
  if (order.cancel_requested && order.cancel_request) {
    const asked = `Cancelamento pedido em ${formatDay(order.cancel_request.requested_at)}, sem resposta ainda. Motivo: “${order.cancel_request.reason}”`
    pdf.paragraph(asked)
  }
  if (order.comment) pdf.paragraph(`Comentário do pedido: “${order.comment}”`)
}

function drawFee(pdf: PdfWriter, { lines, monthly_fee }: Order): void {
  drawTable(
    pdf,
    [{ title: 'Como se chega à mensalidade' }, { title: 'Por mês', width: 110, align: 'right' }],
    [...lines.map(({ label, amount }) => [label, formatMoney(amount)]), ['Total por mês', formatMoney(monthly_fee)]],
  )
}

function drawStages(pdf: PdfWriter, { stages, stage_name }: Order): void {
  drawHeading(pdf, 'Etapas')
  const shown = stages.filter((stage) => stage.stage_name !== 'CANCELLED' || stage_name === 'CANCELLED')
  drawTable(
    pdf,
    [{ title: 'Etapa' }, { title: 'Situação', width: 160 }, { title: 'Data', width: 90 }],
    shown.map(({ stage_name: stage, state, date }) => [
      STAGE_LABEL[stage],
      STAGE_STATE_LABEL[state],
      date ? formatDay(date) : '—',
    ]),
  )
}

/** The newest first, as on the screen. */
function drawHistory(pdf: PdfWriter, { order }: PrintedOrder): void {
  drawHeading(pdf, 'Histórico')
  for (const { what, message, actor, at } of groupHistory(order.history)) {
    pdf.room(TEXT.strong.leading + TEXT.soft.leading * 2)
    pdf.paragraph(what, TEXT.strong)
    if (message) pdf.paragraph(`“${message}”`)
    pdf.paragraph(`${actor}, ${formatDateTime(at)}`, TEXT.soft)
    pdf.move(6)
  }
}
