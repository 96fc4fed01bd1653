import { companyRefSchema } from '@/services/auth/auth.schema'
import { id } from '@/services/config/id.schema'
import { array, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'

const quantity = () => number().integer().min(1).max(9999).required()

/** A product that this quotation waits for. */
export const quotationAlertSchema = object({ product_id: id().required(), quantity: quantity() })
export const quotationAlertsSchema = array(quotationAlertSchema)

export const stockAlertParams = object({ id: id().required(), productId: id().required() })
export const stockAlertBody = strictObject({ quantity: quantity() })

/** Somebody who waits for a product, as staff see it. */
export const stockAlertSchema = object({
  id: id().required(),
  product: object({ id: id().required(), name: string().required() }).required(),
  quantity: quantity(),
  /** Null for a visitor. */
  company: companyRefSchema.nullable().default(undefined).defined(),
  /** Who asked. */
  name: string().defined(),
  created_at: string().required(),
  /** The day on which units are expected back, when it is known. */
  available_from: string().nullable().defined(),
})

export const stockAlertPage = pageOf(stockAlertSchema)

/** Part of the product's, the company's or the person's name. */
export const stockAlertQuery = object({ ...pageQuery, search: string().trim().max(80) })
export const stockAlertCsvQuery = stockAlertQuery.omit(['page', 'page_size'])

export type QuotationAlert = InferType<typeof quotationAlertSchema>
export type StockAlert = InferType<typeof stockAlertSchema>
export type StockAlertQuery = InferType<typeof stockAlertQuery>
export type StockAlertCsvQuery = InferType<typeof stockAlertCsvQuery>
