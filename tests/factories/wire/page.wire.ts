import type { Page } from '@/services/http/page.schema'

/** The only page of a list. */
export const wirePage = <T>(results: T[], count = results.length): Page<T> => ({
  count,
  next: null,
  previous: null,
  results,
})
