const DAY_MS = 86_400_000

/** For how many days the bureau's answer about a document is used again instead of paid for once more (docs/brazil.md). */
export const REUSE_DAYS = 30

export const reusableUntil = (finishedAt: Date): Date => new Date(finishedAt.getTime() + REUSE_DAYS * DAY_MS)

/** Whether a result may still be used again. */
export const isReusable = (until: Date | string | null, now: Date): boolean =>
  until !== null && new Date(until).getTime() > now.getTime()
