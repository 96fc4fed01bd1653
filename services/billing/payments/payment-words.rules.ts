// Apart from the schemas, so that pages with these words load none.

export const PAYMENT_METHODS = ['PIX', 'BOLETO', 'TRANSFER', 'OTHER'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_METHOD_LABEL: Record<PaymentMethod, string> = {
  PIX: 'Pix',
  BOLETO: 'Boleto',
  TRANSFER: 'Transferência',
  OTHER: 'Outro',
}

/** Recorded by staff, from a bank's file, or reported by the provider. */
export const PAYMENT_SOURCES = ['manual', 'file', 'provider'] as const
export type PaymentSource = (typeof PAYMENT_SOURCES)[number]

/** What the names of such payments begin with. */
export const CREDIT_NOTE_PREFIX = 'credit-note-'

/** Whether a name is ours to give: nobody who records a payment may use it. */
export const isReservedName = (externalId: string): boolean => externalId.toLowerCase().startsWith(CREDIT_NOTE_PREFIX)

/** The `external_id` of the payment that a credit note stands for in the invoice that it corrects. */
export const creditNotePayment = (creditNoteId: number): string => `${CREDIT_NOTE_PREFIX}${String(creditNoteId)}`

type Named = { source: PaymentSource; externalId: string | null }

/** Whether a credit note stands for a payment; such a one is not reversed. Banks and providers give what names they like. */
export const isCreditNotePayment = ({ source, externalId }: Named): boolean =>
  source === 'manual' && externalId?.startsWith(CREDIT_NOTE_PREFIX) === true
