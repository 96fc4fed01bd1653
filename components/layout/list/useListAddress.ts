import { useRouter } from 'next/router'
import { useCallback } from 'react'
import type { Sort } from '@/components/ui/tables/dataTable.types'

type Changes = Record<string, string | null>

/**
 * What a link must reproduce lives in the address: search, filters, sorting, page. `read` gives null for what is not
 * there; `write` changes some of it in place, so that Back leaves the list instead of undoing a letter.
 */
export function useAddressQuery() {
  const { query, isReady, pathname, replace } = useRouter()
  const read = (name: string): string | null => {
    const value = query[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const write = useCallback(
    (changes: Changes) => {
      const next = Object.entries({ ...query, ...changes }).filter(([, value]) => value !== null && value !== '')
      void replace({ pathname, query: Object.fromEntries(next) }, undefined, { shallow: true, scroll: false })
    },
    [query, pathname, replace],
  )
  return { ready: isReady, read, write }
}

type Options<Ordering extends string> = {
  orderings: readonly Ordering[]
  /** Names of the filters in the address: "tipo", "situacao". */
  filters: readonly string[]
  /** Where a page has several lists: what the names of this one end with, "busca-propriedades". */
  of?: string
}

/** People edit addresses: what is no page is the first one. */
const pageOf = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)

const idOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** What a list shows, as the address describes it: search, filters, sorting and page. A change begins at the first page. */
export function useListAddress<Ordering extends string>({ orderings, filters, of }: Options<Ordering>) {
  const { ready, read, write } = useAddress(of)
  const search = read('busca') ?? ''
  const ordering = orderings.find((one) => one === read('ordem'))
  const values = Object.fromEntries(filters.map((name) => [name, read(name)]))
  const setSearch = useCallback((text: string) => write({ busca: text.trim(), pagina: null }), [write])
  const noFilters = Object.fromEntries(filters.map((name) => [name, null]))
  return {
    ready,
    search,
    ordering,
    page: pageOf(read('pagina')),
    filter: (name: string): string | null => values[name] ?? null,
    /** A filter that names something by its number; what is no id filters nothing. */
    filterId: (name: string): number | undefined => idOf(values[name] ?? null),
    sort: sortOf(ordering),
    isFiltered: search !== '' || Object.values(values).some(Boolean),
    setSearch,
    setFilter: (name: string, value: string | null) => write({ [name]: value, pagina: null }),
    setFilters: (changes: Record<string, string | null>) => write({ ...changes, pagina: null }),
    setSort: (sort: Sort | null) =>
      write({ ordem: sort && `${sort.direction === 'descend' ? '-' : ''}${sort.key}`, pagina: null }),
    setPage: (page: number) => write({ pagina: page > 1 ? String(page) : null }),
    clear: () => write({ ...noFilters, busca: null, pagina: null }),
  }
}

/** The address under the names of one list. */
function useAddress(of: string | undefined) {
  const { ready, read, write } = useAddressQuery()
  const named = (name: string): string => (of ? `${name}-${of}` : name)
  const writeNamed = useCallback(
    (changes: Record<string, string | null>) =>
      write(Object.fromEntries(Object.entries(changes).map(([name, value]) => [of ? `${name}-${of}` : name, value]))),
    [write, of],
  )
  return { ready, read: (name: string) => read(named(name)), write: writeNamed }
}

function sortOf(ordering: string | undefined): Sort | null {
  if (!ordering) return null
  return { key: ordering.replace('-', ''), direction: ordering.startsWith('-') ? 'descend' : 'ascend' }
}
