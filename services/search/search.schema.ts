import { invoiceSummarySchema } from '@/services/billing/invoices/invoices.schema'
import { companySummarySchema } from '@/services/companies/companies.schema'
import { array, type InferType, number, object, string } from '@/services/config/validation'
import { orderSummarySchema } from '@/services/orders/orders.schema'
import { UNIT_STATUSES } from '@/services/stock/units/unit-status.rules'
import { TICKET_STATUSES, TURNS } from '@/services/tickets/ticket-states.rules'

export const searchQuery = object({ q: string().trim().min(2).max(80).required() })

/**
 * A unit by its serial or label, with its current order; the order can be null only for users who may read the stock.
 */
const foundUnitSchema = object({
  id: number().integer().required(),
  serial: string().required(),
  label: string().nullable().defined(),
  status: string().oneOf(UNIT_STATUSES).required(),
  product: string().required(),
  order: object({
    order_mask_id: string().required(),
    due_at: string().nullable().defined(),
    company: object({ id: number().integer().required(), corporate_name: string().required() }).required(),
  })
    .nullable()
    .default(undefined)
    .defined(),
})

const foundCompanySchema = companySummarySchema.pick(['id', 'corporate_name', 'cnpj', 'orders_count'])

const foundTicketSchema = object({
  id: number().integer().required(),
  subject: string().required(),
  status: string().oneOf(TICKET_STATUSES).required(),
  waiting_for: string().oneOf(TURNS).nullable().defined(),
  company: object({ id: number().integer().required(), corporate_name: string().required() }).required(),
})

/** The first few results of each kind that the caller may see. */
export const searchAnswer = object({
  orders: array(orderSummarySchema).required(),
  companies: array(foundCompanySchema).required(),
  units: array(foundUnitSchema).required(),
  tickets: array(foundTicketSchema).required(),
  invoices: array(invoiceSummarySchema).required(),
})

export type SearchAnswer = InferType<typeof searchAnswer>
export type FoundTicket = InferType<typeof foundTicketSchema>
export type FoundUnit = InferType<typeof foundUnitSchema>
