import { bodyOf, http } from '@/services/http/client'
import type { NewOrderView, OrderViewChange, OrderViews, OrderViewSettings, OwnOrderView } from './order-views.schema'

/** The views of the order list that the caller keeps. */
export const getOrderViews = (signal?: AbortSignal): Promise<OrderViews> =>
  bodyOf(http.get<OrderViews>('/order-views', { signal }))

export const createOrderView = (view: NewOrderView): Promise<OwnOrderView> =>
  bodyOf(http.post<OwnOrderView>('/order-views', view))

/** What is left out stays as it is. */
export const updateOrderView = (id: number, change: OrderViewChange): Promise<OwnOrderView> =>
  bodyOf(http.put<OwnOrderView>(`/order-views/${String(id)}`, change))

export async function deleteOrderView(id: number): Promise<void> {
  await http.delete(`/order-views/${String(id)}`)
}

/** With which view the list opens, and which columns it shows; what is left out stays. */
export const updateOrderViewSettings = (settings: OrderViewSettings): Promise<OrderViews> =>
  bodyOf(http.put<OrderViews>('/order-views', settings))
