import { writeChosen } from '@/services/orders/chosen-orders.rules'
import type { ManagementListQuery, ManagementPage } from '@/services/orders/orders.schema'

type OrderPageQuery = Partial<ManagementListQuery> & { page: number; page_size: number }

/** The list from which an order was opened: its rows as they stood, so that an order that has moved on keeps its neighbours. */
export type OrderListContext = {
  query: OrderPageQuery
  count: number
  /** `company-number`, in the list's order. */
  keys: string[]
  /** What the list's address says after the `?`. */
  address: string
}

const STORAGE_KEY = 'arrenda-order-list'

/** For this tab: two lists side by side do not mix. */
export function saveOrderListContext({
  asked,
  page,
  address,
}: {
  asked: OrderPageQuery
  page: ManagementPage
  address: string
}): void {
  const trail: OrderListContext = {
    query: asked,
    count: page.count,
    keys: page.results.map((order) => writeChosen([order])),
    address,
  }
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(trail))
  } catch {
    // Storage is closed in some private windows: the order is shown without its neighbours.
  }
}

/** The list that this tab came from, if any. */
export function readOrderListContext(): OrderListContext | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null') as OrderListContext | null
  } catch {
    return null
  }
}

/** The query of the page before or after the trail's own; undefined at the end of the list. */
export function adjacentPage({ query: asked, count }: OrderListContext, step: -1 | 1): OrderPageQuery | undefined {
  const page = asked.page + step
  // It is counted to: the rows where the trail's own page begins and ends say nothing of it.
  const query = { ...asked, after: undefined, before: undefined, page }
  return page >= 1 && page <= Math.ceil(count / asked.page_size) ? query : undefined
}
