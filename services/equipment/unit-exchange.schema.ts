import { decimalString, number, object, string } from '@/services/config/validation'
import { EXCHANGE_KINDS, EXCHANGE_STATUSES } from './exchanges.rules'

const anId = () => number().integer().required()

/** What one unit's exchange is to the people who have it: what is open, or what was refused last. */
export const unitExchangeSchema = object({
  id: anId(),
  kind: string().oneOf(EXCHANGE_KINDS).required(),
  status: string().oneOf(EXCHANGE_STATUSES).required(),
  product: object({ id: anId(), name: string().required() }).required(),
  reason: string().required(),
  decision: string().nullable().defined(),
  monthly_difference: decimalString().required(),
  replacement: object({ serial: string().required() }).nullable().default(undefined).defined(),
  /** When the old unit is expected back; null until somebody has said it. */
  return_by: string().nullable().defined(),
})
