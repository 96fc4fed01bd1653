import { array, number, object, string, type Schema } from '@/services/config/validation'
import { PAGE_SIZE } from './page-size.rules'

/** The list envelope of every paginated call. */
export type Page<T> = { count: number; next: string | null; previous: string | null; results: T[] }

export const pageOf = <T extends Schema>(item: T) =>
  object({
    count: number().integer().min(0).required(),
    next: string().nullable().defined(),
    previous: string().nullable().defined(),
    results: array(item).required(),
  })

/** Beyond the last page of any list, small enough to compute an offset. */
const LAST_PAGE = 1_000_000

/** The query parameters of every list. */
export const pageQuery = {
  page: number().integer().min(1).max(LAST_PAGE).default(1),
  page_size: number().integer().min(1).max(100).default(PAGE_SIZE),
}

/** The parameters of a list without filters. */
export const pageParams = object(pageQuery)
