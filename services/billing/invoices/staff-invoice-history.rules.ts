import { DOCUMENT_KIND_LABEL, DOCUMENT_KINDS } from '@/services/billing/documents/document-words.rules'
import { formatDay, formatMoney } from '@/services/format/format.rules'
import type { InvoiceAuditAction } from './invoice-audit.rules'
import type { InvoiceKind } from './invoice-states.rules'

/** What the history calls the events of an invoice. */
const WORDS: Record<InvoiceAuditAction, string> = {
  drafted: 'Rascunho do mês criado',
  created: 'Rascunho criado',
  changed: 'Rascunho editado',
  recalculated: 'Medição recalculada',
  deleted: 'Rascunho excluído',
  issued: 'Fatura emitida',
  paid: 'Fatura paga',
  canceled: 'Fatura cancelada',
  marked_uncollectible: 'Marcada como incobrável',
  extended: 'Vencimento prorrogado',
  payment_recorded: 'Pagamento registrado',
  payment_reversed: 'Pagamento estornado',
  credited: 'Abatimento por nota de crédito',
  charges_moved: 'Crédito por encargos de outra fatura',
  boleto_set: 'Linha do boleto alterada',
  boleto_registered: 'Boleto registrado no banco',
  boleto_refused: 'Boleto recusado pelo banco',
  boleto_withdrawn: 'Boleto retirado',
  document_requested: 'Documento fiscal pedido',
  document_authorized: 'Documento fiscal autorizado',
  document_rejected: 'Documento fiscal rejeitado',
  document_canceled: 'Documento fiscal cancelado',
  document_uploaded: 'Documento fiscal enviado',
  disputed: 'Fatura contestada pelo cliente',
  dispute_moved: 'Contestação levada para outro chamado',
  dispute_ended: 'Contestação encerrada',
}

/** A credit note is created, issued and stored as paid by one command. */
const CREDIT_NOTE_WORDS: Partial<Record<InvoiceAuditAction, string>> = {
  created: 'Nota de crédito criada',
  issued: 'Nota de crédito emitida',
  paid: 'Crédito lançado para o cliente',
}

const isInvoiceAction = (action: string): action is InvoiceAuditAction => Object.hasOwn(WORDS, action)

/** The event of an invoice, or of a credit note, in words; one that an invoice never had is just a change. */
export function invoiceEventLabel(action: string, kind: InvoiceKind): string {
  if (!isInvoiceAction(action)) return 'Fatura alterada'
  return (kind === 'CREDIT' ? CREDIT_NOTE_WORDS[action] : undefined) ?? WORDS[action]
}

type Values = Record<string, unknown>

const valuesOf = (value: unknown): Values => (typeof value === 'object' && value !== null ? { ...value } : {})

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * What an event changed: "total de R$ 900,00 para R$ 1.020,00, vencimento para 10/12/2026", "R$ 900,00", "Nota fiscal de
 * serviço nº 4812", "chamado 1061", what an issuer answered; empty for nothing that shows.
 */
export function invoiceChangeText({ before, after }: { before?: unknown; after?: unknown }): string {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  const [totalWas, totalIs] = [textOf(was.total), textOf(is.total)]
  const [dueWas, dueIs] = [textOf(was.due_on), textOf(is.due_on)]
  const amount = textOf(is.amount ?? was.amount ?? is.credit)
  return [
    totalWas && totalIs && totalWas !== totalIs && `total de ${formatMoney(totalWas)} para ${formatMoney(totalIs)}`,
    dueWas && dueIs && dueWas !== dueIs && `vencimento para ${formatDay(dueIs)}`,
    amount && formatMoney(amount),
    documentText(is),
    textOf(is.message),
    typeof is.ticket === 'number' && `chamado ${String(is.ticket)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** "Nota fiscal de serviço nº 4812"; undefined for an event that is of no document. */
function documentText({ kind: given, number }: Values): string | undefined {
  const kind = DOCUMENT_KINDS.find((one) => one === given)
  return kind && [DOCUMENT_KIND_LABEL[kind], textOf(number) && `nº ${String(number)}`].filter(Boolean).join(' ')
}
