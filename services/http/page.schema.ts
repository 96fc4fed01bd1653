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

/** Beyond any list; its rows can still be counted to. */
const LAST_PAGE = 1_000_000

/** Query parameters that every list takes. */
export const pageQuery = {
  page: number().integer().min(1).max(LAST_PAGE).default(1),
  page_size: number().integer().min(1).max(100).default(PAGE_SIZE),
}

/** A list with no filter of its own. */
export const pageParams = object(pageQuery)
