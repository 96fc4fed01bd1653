import { array, boolean, type InferType, number, object, string } from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { UNIT_STATUSES } from './unit-status.rules'
import { STOCK_PARTS, type StockPart } from './units.rules'

const count = () => number().integer().min(0).required()

/** A count of units for each part of the stock. */
const parts = () =>
  object(Object.fromEntries(STOCK_PARTS.map((part) => [part, count()])) as Record<StockPart, ReturnType<typeof count>>)

/** A count of units for each status. */
export const unitCountsSchema = object({
  total: count(),
  by_status: array(object({ status: string().oneOf(UNIT_STATUSES).required(), count: count() }).required()).required(),
})

/** The counts for a product; each unit is in exactly one part. */
export const productStockSchema = parts().shape({
  product: object({
    id: number().integer().required(),
    name: string().required(),
    model: string().required(),
  }).required(),
  /** Promised by live holds, not allocated yet. */
  promised: count(),
  /** On the shelf and not promised. */
  available: count(),
  total: count(),
})

export const stockSummaryPage = pageOf(productStockSchema)

export const stockSummaryQuery = object({
  ...pageQuery,
  /** Part of the product's name, model, title or Omie code. */
  search: string().trim().max(80),
  /** Includes products that never had a unit. */
  with_empty: boolean().default(false),
})

export type UnitCounts = InferType<typeof unitCountsSchema>
export type ProductStock = InferType<typeof productStockSchema>
export type StockSummaryQuery = InferType<typeof stockSummaryQuery>
