import { ISSUER } from '@/server/config/issuer'
import { drawColumns, drawFacts, drawHeading } from '@/server/pdf/parts'
import { createPdf, type PdfWriter } from '@/server/pdf/pdf-writer'
import { TEXT } from '@/server/pdf/style'
import { numberedName } from '@/services/billing/invoices/invoice-states.rules'
import { formatCnpj, formatDay, formatDeadline, formatLongMonth, formatMoney } from '@/services/format/format.rules'
import { drawAnnex } from './invoice-pdf-annex'
import { drawLines, drawTotals } from './invoice-pdf-lines'
import { drawPayment } from './invoice-pdf-payment'
import type { PrintedInvoice } from './printed-invoice'

/** An invoice as an A4 document, from its printed content alone: the same bytes whenever it is made. */
export function drawInvoice(invoice: PrintedInvoice): Promise<Uint8Array<ArrayBuffer>> {
  const name = nameOf(invoice)
  const pdf = createPdf({
    title: `${name}, ${invoice.customer.corporate_name}`,
    writtenAt: invoice.writtenAt,
    footer: `${name}, ${ISSUER.name}`,
    ...(invoice.mark && { mark: invoice.mark }),
  })
  pdf.title(TITLE[invoice.kind])
  pdf.paragraph(subtitleOf(invoice), TEXT.soft)
  pdf.move(18)
  drawParties(pdf, invoice)
  drawFacts(pdf, factsOf(invoice))
  pdf.move(-10)
  if (invoice.mark) pdf.paragraph(MARKED[invoice.mark], TEXT.strong)
  drawLines(pdf, invoice)
  drawTotals(pdf, invoice)
  drawPayment(pdf, invoice)
  if (invoice.note) {
    drawHeading(pdf, 'Observações')
    pdf.paragraph(invoice.note)
  }
  drawAnnex(pdf, invoice)
  return pdf.close()
}

const TITLE: Record<PrintedInvoice['kind'], string> = {
  MONTHLY: 'Fatura de locação',
  EXTRA: 'Fatura de locação',
  CREDIT: 'Nota de crédito',
}

const MARKED: Record<NonNullable<PrintedInvoice['mark']>, string> = {
  RASCUNHO: 'Rascunho para conferência. Ainda não é uma fatura: não pague por ele.',
  CANCELADA: 'Esta fatura foi cancelada. Não pague por ela.',
}

const nameOf = ({ kind, number, secondCopy }: PrintedInvoice): string =>
  [numberedName({ kind, number: number ?? 'em rascunho' }), secondCopy && 'segunda via'].filter(Boolean).join(', ')

/** `Fatura 000231 · emitida em 01/12/2026 · novembro de 2026 · segunda via de 22/12/2026`. */
function subtitleOf({ kind, number, issuedOn, period, refersTo, secondCopy }: PrintedInvoice): string {
  return [
    number && `${kind === 'CREDIT' ? 'Nota' : 'Fatura'} ${number}`,
    issuedOn && `emitida em ${formatDay(issuedOn)}`,
    kind === 'MONTHLY' && formatLongMonth(period),
    refersTo && `referente à fatura ${refersTo}`,
    secondCopy && `segunda via de ${formatDay(secondCopy.day)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function drawParties(pdf: PdfWriter, { customer }: PrintedInvoice): void {
  const { corporate_name, trade_name, cnpj, uf } = customer
  const traded = trade_name === corporate_name ? [] : [trade_name]
  drawColumns(pdf, [
    { title: 'Para', lines: [corporate_name, ...traded, `CNPJ ${formatCnpj(cnpj)} · ${uf}`] },
    { title: 'De', lines: [ISSUER.name, `CNPJ ${formatCnpj(ISSUER.cnpj)}`] },
  ])
  pdf.move(18)
}

function factsOf({ kind, total, issuedOn, dueOn, payableOn, secondCopy, payment }: PrintedInvoice): [string, string][] {
  if (kind === 'CREDIT')
    return [
      ['Crédito', formatMoney(total)],
      ['Emissão', issuedOn ? formatDay(issuedOn) : '—'],
    ]
  const due = secondCopy?.extendedTo ?? dueOn
  return [
    secondCopy && payment
      ? [`A pagar em ${formatDay(secondCopy.day)}`, formatMoney(payment.amount)]
      : ['Total', formatMoney(total)],
    [secondCopy?.extendedTo ? 'Novo vencimento' : 'Vencimento', dayOf(due)],
    ...(payableOn === due ? [] : [['Sem encargos até', dayOf(payableOn)] satisfies [string, string]]),
  ]
}

/** `sábado, 05/12/2026`: on paper always with the year. */
const dayOf = (day: string): string => {
  const [weekday = ''] = formatDeadline(day).split(',')
  return `${weekday}, ${formatDay(day)}`
}
