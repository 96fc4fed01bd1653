/** The HTTP status that a call failed with; 0 when there was no answer. */
export const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 0

/** Whether what was asked for does not exist, or may not be seen by who asks: the API answers both alike. */
export const isNotFound = (error: unknown): boolean => statusOf(error) === 404
