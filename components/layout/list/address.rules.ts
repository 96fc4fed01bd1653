import type { Sort } from '@/components/ui/tables/dataTable.types'

// What the parameters of an address mean. Users may edit addresses: what makes no sense counts as missing.

/** An id; undefined for anything else. */
export const parseId = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** The number of a page, by default the first. */
export const parsePage = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1

/** The sorting of a table by the API's `ordering`: `-due_at` is `due_at`, descending. */
export function sortOf(ordering: string | undefined): Sort | null {
  if (!ordering) return null
  return { key: ordering.replace('-', ''), direction: ordering.startsWith('-') ? 'descend' : 'ascend' }
}
