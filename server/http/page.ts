import type { Page } from '@/services/http/page.schema'

type PageQuery = { page: number; page_size: number }

/** Rows to skip and take for a page. */
export const limitOffset = ({ page, page_size }: PageQuery) => ({ limit: page_size, offset: (page - 1) * page_size })

/** The API's list envelope, with the addresses of the neighbouring pages. */
export function toPage<T>(url: string, { page, page_size }: PageQuery, count: number, results: T[]): Page<T> {
  const last = Math.max(1, Math.ceil(count / page_size))
  return {
    count,
    next: page < last ? withPage(url, page + 1) : null,
    previous: page > 1 ? withPage(url, Math.min(page - 1, last)) : null,
    results,
  }
}

function withPage(url: string, page: number): string {
  const address = new URL(url)
  address.searchParams.set('page', String(page))
  return `${address.pathname}${address.search}`
}
