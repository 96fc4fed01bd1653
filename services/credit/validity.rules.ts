const DAY_MS = 86_400_000

/** A result serves again for so long (brasil.md): whoever asks meanwhile gets it without paying. */
export const VALID_DAYS = 30

export const validUntil = (finishedAt: Date): Date => new Date(finishedAt.getTime() + VALID_DAYS * DAY_MS)

/** Whether a result that came then still serves. */
export const isStillValid = (until: Date | string | null, now: Date): boolean =>
  until !== null && new Date(until).getTime() > now.getTime()
