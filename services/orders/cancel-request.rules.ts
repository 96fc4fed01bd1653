/** True while a customer's wish to cancel waits for its answer. */
export const isAsked = (request: { declined_at: string | null } | null): boolean =>
  request !== null && request.declined_at === null
