import { http } from '@/services/http/client'
import type { SearchAnswer } from './search.schema'

/** Orders, companies and units that the user may see; `q` has two letters or more. */
export async function searchEverywhere(q: string, signal?: AbortSignal): Promise<SearchAnswer> {
  const { data } = await http.get<SearchAnswer>('/search', { params: { q }, signal })
  return data
}
