import type { InvoiceKind, InvoiceStatus } from './invoice-states.rules'

/** What may be done with an invoice; the API lists in `allowed_actions` what the caller may do now. */
export const INVOICE_ACTIONS = [
  'edit',
  'recalculate',
  'delete',
  'issue',
  'cancel',
  'uncollectible',
  'credit',
  'extend',
  'record_payment',
  'reverse_payment',
  'set_boleto',
  'manage_documents',
  'dispute',
] as const
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number]

export type InvoiceFacts = {
  kind: InvoiceKind
  status: InvoiceStatus
  /** Something was paid and not reversed. */
  paid: boolean
  overdue: boolean
  disputed: boolean
}

export type InvoiceActor = 'customer' | 'finance' | 'admin'

type Row = { by: readonly InvoiceActor[]; in: readonly InvoiceStatus[]; when?: (facts: InvoiceFacts) => boolean }

const STAFF = ['finance', 'admin'] as const
const isBill = ({ kind }: InvoiceFacts): boolean => kind !== 'CREDIT'

/** Who may do what, in which state (shared paper of billing, 2.4; docs/adr/0557). */
export const INVOICE_ACTION_TABLE: Record<InvoiceAction, Row> = {
  edit: { by: STAFF, in: ['DRAFT'] },
  recalculate: { by: STAFF, in: ['DRAFT'], when: ({ kind }) => kind === 'MONTHLY' },
  delete: { by: STAFF, in: ['DRAFT'] },
  issue: { by: STAFF, in: ['DRAFT'] },
  cancel: { by: STAFF, in: ['ISSUED'], when: (facts) => isBill(facts) && !facts.paid },
  uncollectible: { by: ['admin'], in: ['ISSUED'], when: (facts) => isBill(facts) && facts.overdue },
  credit: { by: STAFF, in: ['ISSUED', 'PAID'], when: isBill },
  extend: { by: STAFF, in: ['ISSUED'], when: isBill },
  record_payment: { by: STAFF, in: ['ISSUED', 'UNCOLLECTIBLE', 'PAID'], when: isBill },
  reverse_payment: { by: STAFF, in: ['ISSUED', 'UNCOLLECTIBLE', 'PAID'], when: ({ paid }) => paid },
  set_boleto: { by: STAFF, in: ['ISSUED', 'UNCOLLECTIBLE'], when: isBill },
  manage_documents: { by: STAFF, in: ['ISSUED', 'PAID', 'UNCOLLECTIBLE', 'CANCELED'] },
  dispute: { by: ['customer'], in: ['ISSUED', 'UNCOLLECTIBLE'], when: (facts) => isBill(facts) && !facts.disputed },
}

/** The actions that are open to somebody now, in the order of the table. */
export const allowedInvoiceActions = (actor: InvoiceActor, facts: InvoiceFacts): InvoiceAction[] =>
  INVOICE_ACTIONS.filter((action) => {
    const { by, in: states, when } = INVOICE_ACTION_TABLE[action]
    return by.includes(actor) && states.includes(facts.status) && (when?.(facts) ?? true)
  })
