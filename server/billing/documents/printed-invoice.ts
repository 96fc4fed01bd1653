import type {
  InvoiceCustomer,
  InvoiceKind,
  InvoiceLineKind,
  TaxKind,
} from '@/services/billing/invoices/invoice-states.rules'

export type PrintedLine = {
  id: number
  /** Null for what belongs to no order. */
  orderMaskId: string | null
  taxKind: TaxKind
  kind: InvoiceLineKind
  label: string
  detail: string | null
  quantity: number
  unitAmount: string
  amount: string
}

/** A unit in a month, as the annex lists it: its rental and its service in one row. */
export type PrintedUnit = {
  orderMaskId: string
  productName: string
  serial: string
  /** The first and the last day that count, inside the month. */
  from: string
  until: string
  days: number
  divisor: number
  /** Decimal text; null where there is none. */
  rental: string | null
  service: string | null
}

/** How what is left is paid; null codes are not printed. */
export type PrintedPayment = {
  /** Decimal text: what the codes ask for. */
  amount: string
  pix: string | null
  /** 47 digits. */
  digitableLine: string | null
}

/** What a second copy says beyond the invoice: what is to be paid on its day. Amounts are decimal texts. */
export type SecondCopy = {
  /** `YYYY-MM-DD` */
  day: string
  paid: string
  fine: string
  interest: string
  daysLate: number
  /** The later due day that was granted. */
  extendedTo: string | null
}

/** What the PDF of an invoice is made from: nothing else, so that the same content makes the same bytes. */
export type PrintedInvoice = {
  kind: InvoiceKind
  /** Six digits; null for a draft. */
  number: string | null
  /** The first day of the month. */
  period: string
  issuedOn: string | null
  writtenAt: Date
  dueOn: string
  /** The last day without charges. */
  payableOn: string
  customer: InvoiceCustomer
  lines: PrintedLine[]
  units: PrintedUnit[]
  rentalTotal: string
  serviceTotal: string
  adjustmentsTotal: string
  total: string
  note: string | null
  /** The number of the invoice that a credit note corrects. */
  refersTo: string | null
  payment: PrintedPayment | null
  secondCopy: SecondCopy | null
  /** Why it must not be taken for an invoice to be paid. */
  mark: 'RASCUNHO' | 'CANCELADA' | null
}
