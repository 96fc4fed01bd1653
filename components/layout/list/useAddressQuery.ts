import { useRouter } from 'next/router'
import { useCallback } from 'react'

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
