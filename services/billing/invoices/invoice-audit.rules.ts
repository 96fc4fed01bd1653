/** What the history of an invoice records. Each has its words in `staff-invoice-history.rules.ts`. */
export const INVOICE_AUDIT_ACTIONS = [
  'drafted',
  'created',
  'changed',
  'recalculated',
  'deleted',
  'issued',
  'paid',
  'canceled',
  'marked_uncollectible',
  'extended',
  'payment_recorded',
  'payment_reversed',
  'credited',
  'charges_moved',
  'boleto_set',
  'boleto_registered',
  'boleto_refused',
  'boleto_withdrawn',
  'document_requested',
  'document_authorized',
  'document_rejected',
  'document_canceled',
  'document_uploaded',
  'disputed',
  'dispute_moved',
  'dispute_ended',
] as const

/** What of it a customer reads besides the invoice's own dates: that it happened and when, never the reason. */
export const CUSTOMER_INVOICE_ACTIONS = [
  'extended',
  'canceled',
  'disputed',
  'dispute_ended',
] as const satisfies readonly (typeof INVOICE_AUDIT_ACTIONS)[number][]

export type InvoiceAuditAction = (typeof INVOICE_AUDIT_ACTIONS)[number]
