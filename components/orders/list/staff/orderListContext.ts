import { jsonStore } from '@/services/browser/persisted-store'
import { writeChosen } from '@/services/orders/list/order-list.rules'
import type { ManagementListQuery, ManagementPage } from '@/services/orders/orders.schema'

type OrderPageQuery = Partial<ManagementListQuery> & { page: number; page_size: number }

/** The list from which an order was opened, with its rows at that moment: an order that changes stage keeps its place. */
export type OrderListContext = {
  query: OrderPageQuery
  count: number
  /** `company-number`, in the list's order. */
  keys: string[]
  address: string
}

const store = jsonStore<OrderListContext | null>({
  key: 'arrenda-order-list',
  area: 'session',
  parse: (value) => value as OrderListContext | null,
})

type ListToSave = { query: OrderPageQuery; page: ManagementPage; address: string }

/** In `sessionStorage`, so that lists in two tabs do not mix. */
export function saveOrderListContext({ query, page, address }: ListToSave): void {
  const keys = page.results.map((order) => writeChosen([order]))
  // Where storage is blocked, the order is shown without previous and next.
  store.write({ query, count: page.count, keys, address })
}

export const readOrderListContext = store.read

/** The query of the previous or next page; undefined at either end of the list. */
export function adjacentPage({ query, count }: OrderListContext, step: -1 | 1): OrderPageQuery | undefined {
  const page = query.page + step
  if (page < 1 || page > Math.ceil(count / query.page_size)) return undefined
  // By page number: the cursors of the current page do not apply to another one.
  return { ...query, after: undefined, before: undefined, page }
}
