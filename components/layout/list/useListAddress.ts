import { useRouter } from 'next/router'
import { useCallback } from 'react'
import type { Sort } from '@/components/ui/tables/dataTable.types'
import { parseId, parsePage, sortOf } from './address.rules'

type Changes = Readonly<Record<string, string | null>>

export type ListAddress = {
  /** False until the address is known. */
  ready: boolean
  read: (name: string) => string | null
  write: (changes: Changes) => void
}

/**
 * Query parameters of the address: search, filters, sorting, page. `read` returns null for a missing one; `write`
 * replaces the history entry, so that Back leaves the list.
 */
export function useAddressQuery(): ListAddress {
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
  /** Parameter names of the filters: "tipo", "situacao". */
  filters: readonly string[]
  /** In place of the plain one: the address of a list with saved views. */
  address?: ListAddress
  /** Suffix of the parameters where a page has several lists: "busca-propriedades". */
  of?: string
}

/** Search, filters, sorting and page of a list, from the address. Changes return to the first page. */
export function useListAddress<Ordering extends string>({ orderings, filters, address, of }: Options<Ordering>) {
  const { ready, read, write } = useAddress(address, of)
  const search = read('busca') ?? ''
  const ordering = orderings.find((one) => one === read('ordem'))
  const values = Object.fromEntries(filters.map((name) => [name, read(name)]))
  const setSearch = useCallback((text: string) => write({ busca: text.trim(), pagina: null }), [write])
  const noFilters = Object.fromEntries(filters.map((name) => [name, null]))
  return {
    ready,
    search,
    ordering,
    page: parsePage(read('pagina')),
    filter: (name: string): string | null => values[name] ?? null,
    /** A filter by id; undefined for an invalid id. */
    filterId: (name: string): number | undefined => parseId(values[name] ?? null),
    sort: sortOf(ordering),
    isFiltered: search !== '' || Object.values(values).some(Boolean),
    setSearch,
    setFilter: (name: string, value: string | null) => write({ [name]: value, pagina: null }),
    setFilters: (changes: Changes) => write({ ...changes, pagina: null }),
    setSort: (sort: Sort | null) =>
      write({ ordem: sort && `${sort.direction === 'descend' ? '-' : ''}${sort.key}`, pagina: null }),
    setPage: (page: number) => write({ pagina: page > 1 ? String(page) : null }),
    clear: () => write({ ...noFilters, busca: null, pagina: null }),
  }
}

/** The query parameters of one list. */
function useAddress(given: ListAddress | undefined, of: string | undefined): ListAddress {
  const plain = useAddressQuery()
  const { ready, read, write } = given ?? plain
  const named = (name: string): string => (of ? `${name}-${of}` : name)
  const writeNamed = useCallback(
    (changes: Changes) =>
      write(Object.fromEntries(Object.entries(changes).map(([name, value]) => [of ? `${name}-${of}` : name, value]))),
    [write, of],
  )
  return { ready, read: (name: string) => read(named(name)), write: writeNamed }
}
