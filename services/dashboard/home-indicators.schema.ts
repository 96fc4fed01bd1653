import { decimalString, type InferType, number, object, string } from '@/services/config/validation'
import { monthString } from '@/services/billing/invoices/invoices.schema'

/** How an invoice stands, as its customer reads it: `home-indicators.rules.ts`. */
export const HOME_INVOICE_STATUSES = ['OPEN', 'LATE', 'DISPUTED', 'PAID'] as const

const count = () => number().integer().min(0).required()
const day = () => string().required()
const dayOrNull = () => string().nullable().defined()

/** What the four indicators of a customer's home say about the active company. */
export const homeIndicatorsSchema = object({
  /** The invoice of the newest month; null when there is none, and for people who read no invoices. */
  invoice: object({
    period: monthString().required(),
    total: decimalString().required(),
    /** The due day that counts now. */
    due_on: day(),
    /** The last day without charges, which may be later. */
    payable_on: day(),
    status: string().oneOf(HOME_INVOICE_STATUSES).required(),
  })
    .nullable()
    .default(undefined)
    .defined(),
  /** When the first invoice is expected; null once there is one, even a draft, and while the company holds no unit. */
  first_invoice_on: dayOrNull(),
  /** Units in the company's hands, and at how many addresses they are. */
  units: count(),
  addresses: count(),
  deliveries: object({
    /** Orders that are on their way to the customer. */
    under_way: count(),
    /** The earliest day, today or later, on which a package of theirs is expected. */
    next_on: dayOrNull(),
  }).required(),
  tickets: object({
    /** The open ones that the caller may see. */
    open: count(),
    /** When Arrenda wrote last in one of them. */
    last_reply_at: string().nullable().defined(),
  }).required(),
})

export type HomeIndicators = InferType<typeof homeIndicatorsSchema>
export type HomeInvoice = NonNullable<HomeIndicators['invoice']>
