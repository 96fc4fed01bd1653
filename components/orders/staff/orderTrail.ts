import { writeChosen } from '@/services/orders/chosen-orders.rules'
import type { ManagementListQuery, ManagementPage } from '@/services/orders/orders.schema'

type Asked = Partial<ManagementListQuery> & { page: number; page_size: number }

/** The list from which an order was opened: its rows as they stood, so that an order that has moved on keeps its neighbours. */
export type OrderTrail = {
  asked: Asked
  count: number
  /** `company-number`, in the list's order. */
  keys: string[]
  /** What the list's address says after the `?`. */
  address: string
}

const KEY = 'arrenda-order-list'

/** For this tab: two lists side by side do not mix. */
export function keepTrail({ asked, page, address }: { asked: Asked; page: ManagementPage; address: string }): void {
  const trail: OrderTrail = {
    asked,
    count: page.count,
    keys: page.results.map((order) => writeChosen([order])),
    address,
  }
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(trail))
  } catch {
    // Storage is closed in some private windows: the order is shown without its neighbours.
  }
}

/** The list that this tab came from, if any. */
export function readTrail(): OrderTrail | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as OrderTrail | null
  } catch {
    return null
  }
}

/** The query of the page before or after the trail's own; undefined at the end of the list. */
export function pageBeside({ asked, count }: OrderTrail, step: -1 | 1): Asked | undefined {
  const page = asked.page + step
  // It is counted to: the rows where the trail's own page begins and ends say nothing of it.
  const query = { ...asked, after: undefined, before: undefined, page }
  return page >= 1 && page <= Math.ceil(count / asked.page_size) ? query : undefined
}
