import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLogin } from '@/contexts/LoginContext'
import { readRecent } from '@/contexts/recent-finds.store'
import { searchQueryOptions } from '@/hooks/search/search.queries'
import { FIND_GROUPS, findsOf, pagesFound, type Find, type FindKind } from '@/services/search/finds.rules'
import { useSettled } from './useSettled'

const PAUSE_MS = 180

type Group = { title: string; finds: Find[] }

type Finds = {
  groups: Group[]
  /** The rows of all groups, in the order of the screen. */
  rows: Find[]
  isSearching: boolean
  isFailed: boolean
  retry: () => void
}

/** What the search shows for a text: nothing typed, what was opened lately; else what the person may see of it. */
export function useFinds(text: string): Finds {
  const { actor } = useLogin()
  const typed = text.trim()
  const asked = useSettled(typed, PAUSE_MS)
  const { data, isError, isFetching, refetch } = useQuery(searchQueryOptions(asked))
  const [recent] = useState(readRecent)

  const groups = !actor
    ? []
    : typed === ''
      ? [{ title: 'Abertos há pouco', finds: recent.map((find): Find => ({ kind: 'page', ...find })) }]
      : grouped([
          ...(data && typed.length >= 2 ? findsOf(data, actor) : []),
          ...(typed.length >= 2 ? pagesFound(actor, typed) : []),
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

const grouped = (finds: readonly Find[]): Group[] =>
  (Object.keys(FIND_GROUPS) as FindKind[]).map((kind) => ({
    title: FIND_GROUPS[kind],
    finds: finds.filter((find) => find.kind === kind),
  }))
