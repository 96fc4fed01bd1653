import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLogin } from '@/contexts/LoginContext'
import { readRecentResults } from '@/contexts/stores/recent-results.store'
import { searchQueryOptions } from '@/hooks/search/search.queries'
import { useDebouncedValue } from '@/services/browser/use-debounced-value'
import {
  matchingPages,
  SEARCH_RESULT_GROUPS,
  type SearchResult,
  type SearchResultKind,
  toSearchResults,
} from '@/services/search/search-results.rules'

const DEBOUNCE_MS = 180

type ResultGroup = { title: string; finds: SearchResult[] }

type SearchResultsState = {
  groups: ResultGroup[]
  /** The rows of all groups, in the order of the screen. */
  rows: SearchResult[]
  isSearching: boolean
  isFailed: boolean
  retry: () => void
}

/** What the search shows for a text: nothing typed, what was opened lately; else what the person may see of it. */
export function useSearchResults(text: string): SearchResultsState {
  const { actor } = useLogin()
  const typed = text.trim()
  const asked = useDebouncedValue(typed, DEBOUNCE_MS)
  const { data, isError, isFetching, refetch } = useQuery(searchQueryOptions(asked))
  const [recent] = useState(readRecentResults)

  const groups = !actor
    ? []
    : typed === ''
      ? [{ title: 'Abertos há pouco', finds: recent.map((find): SearchResult => ({ kind: 'page', ...find })) }]
      : groupResults([
          ...(data && typed.length >= 2 ? toSearchResults(data, actor) : []),
          ...(typed.length >= 2 ? matchingPages(actor, typed) : []),
        ])
  const shown = groups.filter(({ finds }) => finds.length > 0)
  return {
    groups: shown,
    rows: shown.flatMap(({ finds }) => finds),
    isSearching: typed.length >= 2 && (isFetching || asked !== typed),
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
  }
}

const groupResults = (finds: readonly SearchResult[]): ResultGroup[] =>
  (Object.keys(SEARCH_RESULT_GROUPS) as SearchResultKind[]).map((kind) => ({
    title: SEARCH_RESULT_GROUPS[kind],
    finds: finds.filter((find) => find.kind === kind),
  }))
