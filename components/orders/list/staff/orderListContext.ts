import { writeChosen } from '@/services/orders/list/order-list.rules'
import type { ManagementListQuery, ManagementPage } from '@/services/orders/orders.schema'

type OrderPageQuery = Partial<ManagementListQuery> & { page: number; page_size: number }

/** The list from which an order was opened, with its rows at that moment: an order that changes stage keeps its place. */
export type OrderListContext = {
  query: OrderPageQuery
  count: number
  /** `company-number`, in the list's order. */
  keys: string[]
  /** The list's query string. */
  address: string
}

const STORAGE_KEY = 'arrenda-order-list'

type ListToSave = { query: OrderPageQuery; page: ManagementPage; address: string }

/** In `sessionStorage`, so that lists in two tabs do not mix. */
export function saveOrderListContext({ query, page, address }: ListToSave): void {
  const context: OrderListContext = {
    query,
    count: page.count,
    keys: page.results.map((order) => writeChosen([order])),
    address,
  }
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(context))
  } catch {
    // Storage is unavailable in some private windows: the order is then shown without previous and next.
  }
}

/** The list from which this tab came, if any. */
export function readOrderListContext(): OrderListContext | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null') as OrderListContext | null
  } catch {
    return null
  }
}

/** The query of the previous or next page; undefined at either end of the list. */
export function adjacentPage({ query, count }: OrderListContext, step: -1 | 1): OrderPageQuery | undefined {
  const page = query.page + step
  if (page < 1 || page > Math.ceil(count / query.page_size)) return undefined
  // By page number: the cursors of the current page do not apply to another one.
  return { ...query, after: undefined, before: undefined, page }
}
