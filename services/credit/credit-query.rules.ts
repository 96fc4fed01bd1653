/** PENDING → DONE | FAILED, a single transition. */
export const QUERY_STATUSES = ['PENDING', 'DONE', 'FAILED'] as const

export type QueryStatus = (typeof QUERY_STATUSES)[number]

/** The purpose of a credit query, which is mandatory (LGPD, art. 7, X; docs/brazil.md). */
export const PURPOSES = ['order', 'registration', 'renewal', 'collection', 'partner'] as const

export type Purpose = (typeof PURPOSES)[number]

/** Why a query failed. */
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

/** After these failures the bureau may still have charged: no retry without a user's decision. */
const MAY_BE_CHARGED: readonly FailureCode[] = ['timeout', 'unreadable', 'interrupted']

export const mayBeCharged = (code: FailureCode): boolean => MAY_BE_CHARGED.includes(code)

/** Attempts of the job while the bureau is down, which costs nothing. */
export const MAX_ATTEMPTS = 3

type PendingQuery = { requested_at: string; expected_at: string }

/** Percentage of the expected wait that has passed, 0 to 95: only the result completes it. */
export function queryProgress({ requested_at, expected_at }: PendingQuery, now: Date): number {
  const begin = new Date(requested_at).getTime()
  const whole = Math.max(1, new Date(expected_at).getTime() - begin)
  return Math.min(95, Math.max(0, Math.round(((now.getTime() - begin) / whole) * 95)))
}

const SLOW_AFTER_MS = 30_000

/** True when the result is overdue. */
export const isSlow = ({ expected_at }: Pick<PendingQuery, 'expected_at'>, now: Date): boolean =>
  now.getTime() > new Date(expected_at).getTime() + SLOW_AFTER_MS
