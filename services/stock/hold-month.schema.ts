import { companyRefSchema } from '@/services/auth/auth.schema'
import { id } from '@/services/config/id.schema'
import { array, number, object, string, type InferType } from '@/services/config/validation'

const productRef = object({ id: number().integer().required(), name: string().required() })

const units = array(
  object({ product: productRef.required(), quantity: number().integer().min(1).required() }),
).required()

export const holdMonthQuery = object({
  /** Default: the current month. */
  month: string().matches(/^20\d\d-(0[1-9]|1[0-2])$/, 'Use um mês como 2026-12'),
  product: id(),
})

/** Promised and returning units of a month by day. */
export const holdMonthSchema = object({
  month: string().required(),
  today: string().required(),
  /** Only days with something. */
  days: array(
    object({
      day: string().required(),
      /** Held until the end of that day. */
      ending: units,
      /** Expected back by return date or end of contract; late if before today. */
      returning: units,
    }),
  ).required(),
  /** Rented units that are overdue, regardless of the month. */
  overdue: number().integer().min(0).required(),
  /** Products with reserved or rented units, for the filter. */
  products: array(productRef).required(),
})

/** Filter options: products and companies with live holds. */
export const holdChoicesSchema = object({
  products: array(productRef).required(),
  companies: array(companyRefSchema).required(),
})

export type HoldMonth = InferType<typeof holdMonthSchema>
export type HoldMonthQuery = InferType<typeof holdMonthQuery>
export type HoldChoices = InferType<typeof holdChoicesSchema>
