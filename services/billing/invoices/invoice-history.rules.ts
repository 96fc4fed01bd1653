import { DOCUMENT_KIND_LABEL } from '@/services/billing/documents/document-words.rules'
import { PAYMENT_METHOD_LABEL } from '@/services/billing/payments/payment-words.rules'
import { formatDay, formatMoney } from '@/services/format/format.rules'
import type { InvoiceKind } from './invoice-states.rules'
import type { Invoice } from './invoices.schema'

export type InvoiceEvent = {
  key: string
  what: string
  detail?: string
  /** A day, or an instant where the hour is known. */
  at: string
  tone: 'ok' | 'bad' | 'wait' | 'brand' | 'neutral'
}

type Facts = Pick<Invoice, 'kind' | 'issued_on' | 'payments' | 'documents' | 'events'>

/** What became of an issued invoice as its customer reads it, newest first: what happened and when, without reasons of staff. */
export function invoiceHistory({ kind, issued_on, payments, documents, events: recorded }: Facts): InvoiceEvent[] {
  const events: (InvoiceEvent | false)[] = [
    issued_on !== null && { key: 'issued', what: ISSUED[kind], at: issued_on, tone: 'brand' },
    ...recorded.map(toRecorded),
    ...documents.map(
      ({ kind, number, status, authorized_at }): InvoiceEvent | false =>
        status === 'AUTHORIZED' &&
        authorized_at !== null &&
        kind !== 'FATURA_LOCACAO' && {
          key: `document-${kind}`,
          what: `${DOCUMENT_KIND_LABEL[kind]} emitida`,
          ...(number !== null && { detail: `nº ${number}` }),
          at: authorized_at,
          tone: 'brand',
        },
    ),
    ...payments.flatMap(({ id, amount, paid_on, method, is_credit_note, reversed_at }): (InvoiceEvent | false)[] => [
      {
        key: `payment-${String(id)}`,
        ...(is_credit_note
          ? { what: `Nota de crédito de ${formatMoney(amount)}` }
          : { what: `Pagamento de ${formatMoney(amount)}`, detail: PAYMENT_METHOD_LABEL[method] }),
        at: paid_on,
        tone: 'ok',
      },
      reversed_at !== null && {
        key: `reversed-${String(id)}`,
        what: `Pagamento de ${formatMoney(amount)} estornado`,
        at: reversed_at,
        tone: 'bad',
      },
    ]),
  ]
  return events.filter((event) => event !== false).sort((one, other) => (one.at < other.at ? 1 : -1))
}

const ISSUED: Record<InvoiceKind, string> = {
  MONTHLY: 'Fatura emitida',
  EXTRA: 'Fatura emitida',
  CREDIT: 'Nota de crédito emitida',
}

type Recorded = Invoice['events'][number]

const RECORDED: Record<Recorded['action'], Pick<InvoiceEvent, 'what' | 'tone'>> = {
  extended: { what: 'Vencimento prorrogado', tone: 'ok' },
  canceled: { what: 'Fatura cancelada', tone: 'bad' },
  disputed: { what: 'Fatura contestada', tone: 'wait' },
  dispute_ended: { what: 'Contestação encerrada', tone: 'neutral' },
}

function toRecorded({ id, action, at, due_on, ticket_id }: Recorded): InvoiceEvent {
  const detail = [due_on !== null && `Até ${formatDay(due_on)}`, ticket_id !== null && `Chamado ${String(ticket_id)}`]
    .filter(Boolean)
    .join(', ')
  return { key: `event-${String(id)}`, ...RECORDED[action], ...(detail !== '' && { detail }), at }
}
