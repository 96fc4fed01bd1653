const DAY_MS = 86_400_000

/** Days for which a result is reused instead of paying for a new one (docs/brazil.md). */
export const REUSE_DAYS = 30

export const reusableUntil = (finishedAt: Date): Date => new Date(finishedAt.getTime() + REUSE_DAYS * DAY_MS)

/** Whether a result may still be reused. */
export const isReusable = (until: Date | string | null, now: Date): boolean =>
  until !== null && new Date(until).getTime() > now.getTime()
