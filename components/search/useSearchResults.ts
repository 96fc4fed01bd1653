import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLogin } from '@/contexts/LoginContext'
import { readRecentResults } from '@/contexts/stores/recent-results.store'
import { searchQueryOptions } from '@/hooks/search/search.queries'
import { useDebouncedValue } from '@/services/browser/use-debounced-value'
import {
  helpResults,
  matchingPages,
  SEARCH_RESULT_GROUPS,
  type SearchResult,
  type SearchResultKind,
  toSearchResults,
} from '@/services/search/search-results.rules'

const DEBOUNCE_MS = 180

type ResultGroup = { title: string; results: SearchResult[] }

type SearchResultsState = {
  groups: ResultGroup[]
  /** The rows of all groups, in the order of the screen. */
  rows: SearchResult[]
  isSearching: boolean
  isFailed: boolean
  retry: () => void
}

/** The results for a text; the recently opened ones while nothing is typed. */
export function useSearchResults(text: string): SearchResultsState {
  const { actor } = useLogin()
  const typed = text.trim()
  const debounced = useDebouncedValue(typed, DEBOUNCE_MS)
  const { data, isError, isFetching, refetch } = useQuery(searchQueryOptions(debounced))
  const [recent] = useState(readRecentResults)

  const isSearching = typed.length >= 2 && (isFetching || debounced !== typed)
  const isFailed = isError && !isFetching
  const groups = !actor
    ? []
    : typed === ''
      ? [{ title: 'Abertos há pouco', results: recent.map((result): SearchResult => ({ kind: 'page', ...result })) }]
      : groupResults([
          ...(data && typed.length >= 2 ? toSearchResults(data, actor) : []),
          ...(typed.length >= 2 ? matchingPages(actor, typed) : []),
        ])
  const found = groups.filter(({ results }) => results.length > 0)
  const isNothing = found.length === 0 && typed.length >= 2 && !isSearching && !isFailed
  const shown = actor && isNothing ? groupResults(helpResults(actor, typed)) : found
  return {
    groups: shown.filter(({ results }) => results.length > 0),
    rows: shown.flatMap(({ results }) => results),
    isSearching,
    isFailed,
    retry: () => void refetch(),
  }
}

const groupResults = (results: readonly SearchResult[]): ResultGroup[] =>
  (Object.keys(SEARCH_RESULT_GROUPS) as SearchResultKind[]).map((kind) => ({
    title: SEARCH_RESULT_GROUPS[kind],
    results: results.filter((result) => result.kind === kind),
  }))
