import { number, object, string } from '@/services/config/validation'
import { LIVE_TYPES, LONGEST_MISSED_MS } from './live.rules'

export const eventsQuery = object({
  /** For how many milliseconds the caller may have missed something: what happened since then is told first. */
  missed: number().integer().min(0).max(LONGEST_MISSED_MS),
})

/** What a stream says of a change. */
export const liveChangeSchema = object({
  type: string().oneOf(LIVE_TYPES).required(),
  id: string().required(),
  company_id: number().integer().nullable().defined(),
  version: number().integer().nullable().defined(),
})
