import { companyRefSchema } from '@/services/auth/auth.schema'
import { id } from '@/services/config/id.schema'
import { array, number, object, string, type InferType } from '@/services/config/validation'

const productRef = object({ id: number().integer().required(), name: string().required() })

const units = array(
  object({ product: productRef.required(), quantity: number().integer().min(1).required() }),
).required()

export const holdMonthQuery = object({
  /** Without one, the month of today. */
  month: string().matches(/^20\d\d-(0[1-9]|1[0-2])$/, 'Use um mês como 2026-12'),
  product: id(),
})

/** What is promised and what comes back in a month, day by day. */
export const holdMonthSchema = object({
  month: string().required(),
  today: string().required(),
  /** Only days on which something happens. */
  days: array(
    object({
      day: string().required(),
      /** Reserved until the end of that day. */
      ending: units,
      /** Expected back: a return's date, or the end of a contract. Before today: late. */
      returning: units,
    }),
  ).required(),
  /** Rented units that should be back already, whatever the month. */
  overdue: number().integer().min(0).required(),
  /** Every product that has something reserved or rented, to choose from. */
  products: array(productRef).required(),
})

/** Of what, and for whom, there are live reservations: what a list of them can be narrowed to. */
export const holdChoicesSchema = object({
  products: array(productRef).required(),
  companies: array(companyRefSchema).required(),
})

export type HoldMonth = InferType<typeof holdMonthSchema>
export type HoldMonthQuery = InferType<typeof holdMonthQuery>
export type HoldChoices = InferType<typeof holdChoicesSchema>
