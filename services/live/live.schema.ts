import { number, object, string } from '@/services/config/validation'
import { LIVE_TYPES, LONGEST_MISSED_MS } from './live.rules'

export const eventsQuery = object({
  /** Milliseconds for which the caller may have missed changes; those are sent first. */
  missed: number().integer().min(0).max(LONGEST_MISSED_MS),
})

/** A change, as a stream sends it. */
export const liveChangeSchema = object({
  type: string().oneOf(LIVE_TYPES).required(),
  id: string().required(),
  company_id: number().integer().nullable().defined(),
  version: number().integer().nullable().defined(),
})
