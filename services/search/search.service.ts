import { bodyOf, http } from '@/services/http/client'
import type { SearchAnswer } from './search.schema'

/** Orders, companies, units and tickets that the user may see; `q` has two letters or more. */
export const searchEverywhere = (q: string, signal?: AbortSignal): Promise<SearchAnswer> =>
  bodyOf(http.get<SearchAnswer>('/search', { params: { q }, signal }))
