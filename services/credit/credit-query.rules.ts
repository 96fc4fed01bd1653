/** PENDING → DONE | FAILED, once. */
export const QUERY_STATUSES = ['PENDING', 'DONE', 'FAILED'] as const

export type QueryStatus = (typeof QUERY_STATUSES)[number]

/** Why somebody's credit is looked at: nobody asks without saying it (LGPD, art. 7, X; docs/brazil.md). */
export const PURPOSES = ['order', 'registration', 'renewal', 'collection', 'partner'] as const

export type Purpose = (typeof PURPOSES)[number]

/** Why a query brought nothing. */
export const FAILURE_CODES = [
  'not_connected',
  'login_refused',
  'not_found',
  'refused',
  'unavailable',
  'timeout',
  'unreadable',
  'interrupted',
] as const

export type FailureCode = (typeof FAILURE_CODES)[number]

/** After these the bureau may have charged all the same: nothing is asked again before a person says so. */
const MAY_BE_CHARGED: readonly FailureCode[] = ['timeout', 'unreadable', 'interrupted']

export const mayBeCharged = (code: FailureCode): boolean => MAY_BE_CHARGED.includes(code)

/** How many times the job tries a bureau that is down, and costs nothing, before it gives up. */
export const MAX_ATTEMPTS = 3

type PendingQuery = { requested_at: string; expected_at: string }

/** How much of the wait is over, 0 to 95: the rest is the bureau's to say. */
export function queryProgress({ requested_at, expected_at }: PendingQuery, now: Date): number {
  const begin = new Date(requested_at).getTime()
  const whole = Math.max(1, new Date(expected_at).getTime() - begin)
  return Math.min(95, Math.max(0, Math.round(((now.getTime() - begin) / whole) * 95)))
}

const SLOW_AFTER_MS = 30_000

/** The result should have been there some time ago. */
export const isSlow = ({ expected_at }: Pick<PendingQuery, 'expected_at'>, now: Date): boolean =>
  now.getTime() > new Date(expected_at).getTime() + SLOW_AFTER_MS
