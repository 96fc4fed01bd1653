/** A month, what is billed apart from the months, and what is given back of an issued invoice. */
export const INVOICE_KINDS = ['MONTHLY', 'EXTRA', 'CREDIT'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

export const INVOICE_KIND_LABEL: Record<InvoiceKind, string> = {
  MONTHLY: 'Mensal',
  EXTRA: 'Avulsa',
  CREDIT: 'Nota de crédito',
}

export const INVOICE_STATUSES = ['DRAFT', 'ISSUED', 'PAID', 'CANCELED', 'UNCOLLECTIBLE'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** As staff read it; a customer never sees a draft, and an uncollectible invoice is open to them. */
export const INVOICE_STATUS_LABEL: Record<InvoiceStatus, string> = {
  DRAFT: 'Rascunho',
  ISSUED: 'A vencer',
  PAID: 'Paga',
  CANCELED: 'Cancelada',
  UNCOLLECTIBLE: 'Incobrável',
}

/** States in which an invoice may be paid. */
export const PAYABLE_STATUSES = ['ISSUED', 'UNCOLLECTIBLE'] as const satisfies readonly InvoiceStatus[]

/** Whether somebody may still pay an invoice; nobody pays a credit note. */
export const isPayable = ({ kind, status }: { kind: InvoiceKind; status: InvoiceStatus }): boolean =>
  kind !== 'CREDIT' && PAYABLE_STATUSES.some((payable) => payable === status)

/** Rental has no ISS, service has: they stay apart (docs/brazil.md). */
export const TAX_KINDS = ['RENTAL', 'SERVICE'] as const
export type TaxKind = (typeof TAX_KINDS)[number]

export const TAX_KIND_LABEL: Record<TaxKind, string> = { RENTAL: 'Locação', SERVICE: 'Serviço' }

/** Lines that the measuring writes: units and days, and their share of the order's coupon and readjustments. */
export const MEASURED_LINE_KINDS = ['MEASURED', 'COUPON', 'READJUSTMENT'] as const

/** Lines that the platform offers in a draft, and staff may drop. */
export const OFFERED_LINE_KINDS = ['SETTLEMENT', 'LATE_CHARGES', 'COMPANY_CREDIT'] as const

/** Lines that staff write. */
export const WRITTEN_LINE_KINDS = ['EARLY_RETURN_FINE', 'DAMAGE', 'LOSS', 'FREIGHT', 'CORRECTION', 'OTHER'] as const

export const INVOICE_LINE_KINDS = [...MEASURED_LINE_KINDS, ...OFFERED_LINE_KINDS, ...WRITTEN_LINE_KINDS] as const
export type InvoiceLineKind = (typeof INVOICE_LINE_KINDS)[number]

export const INVOICE_LINE_KIND_LABEL: Record<InvoiceLineKind, string> = {
  MEASURED: 'Medição',
  COUPON: 'Cupom',
  READJUSTMENT: 'Reajuste',
  SETTLEMENT: 'Acerto',
  LATE_CHARGES: 'Encargos por atraso',
  COMPANY_CREDIT: 'Crédito da empresa',
  EARLY_RETURN_FINE: 'Multa por devolução antecipada',
  DAMAGE: 'Dano',
  LOSS: 'Perda',
  FREIGHT: 'Frete',
  CORRECTION: 'Correção',
  OTHER: 'Outro',
}

/** Measured days are not dropped from a draft, because a later one might bill them: they are billed at 0 (docs/adr/0557). */
export const staysInDraft = ({ kind }: { kind: InvoiceLineKind }): boolean => kind === 'MEASURED'

/** Only these may be negative, with a reason. */
export const NEGATIVE_LINE_KINDS: readonly InvoiceLineKind[] = ['CORRECTION', 'OTHER']

/** Staff write these with a reason, whatever they come to. */
export const EXPLAINED_LINE_KINDS: readonly InvoiceLineKind[] = ['DAMAGE', 'LOSS']

/** The series that numbers are counted in. */
export const SERIES_OF: Record<InvoiceKind, string> = { MONTHLY: 'A', EXTRA: 'A', CREDIT: 'C' }

/** `231` → `"000231"`. */
export const formatInvoiceNumber = (number: number): string => String(number).padStart(6, '0')

/** `Fatura 000231`, `Nota de crédito 000004`: both count from 1. Without a number, which only drafts lack, just `Fatura`. */
export const numberedName = ({ kind, number }: { kind: InvoiceKind; number: string | null }): string =>
  [kind === 'CREDIT' ? INVOICE_KIND_LABEL.CREDIT : 'Fatura', number].filter(Boolean).join(' ')

/** What Pix and bank files call an invoice: `FAT000231`. */
export const txidOf = (number: number): string => `FAT${formatInvoiceNumber(number)}`

const CHARGED = /^fatura (\d+)$/

/** The detail of a line of late charges, which nobody edits: it says whose charges were billed. `fatura 000231`. */
export const chargedDetail = (number: number): string => `fatura ${formatInvoiceNumber(number)}`

/** The number in such a detail; none in another one. */
export const chargedNumbers = (detail: string | null): number[] => {
  const number = CHARGED.exec(detail ?? '')?.[1]
  return number === undefined ? [] : [Number(number)]
}

/** Whom an invoice names, as they were when it was issued. */
export type InvoiceCustomer = {
  corporate_name: string
  trade_name: string
  cnpj: string
  uf: string
}

export const LINE_LABEL_LENGTH = 120
export const INVOICE_NOTE_LENGTH = 500
export const INVOICE_REASON_LENGTH = 500
/** How many are issued with one call. */
export const MAX_ISSUED_AT_ONCE = 100
