import { bodyOf, http } from '@/services/http/client'
import type { NewOrderView, OrderViewChange, OrderViews, OrderViewSettings, OwnOrderView } from './order-views.schema'

/** The caller's views of the order list. */
export const getOrderViews = (signal?: AbortSignal): Promise<OrderViews> =>
  bodyOf(http.get<OrderViews>('/order-views', { signal }))

export const createOrderView = (view: NewOrderView): Promise<OwnOrderView> =>
  bodyOf(http.post<OwnOrderView>('/order-views', view))

/** Omitted fields stay as they are. */
export const updateOrderView = (id: number, change: OrderViewChange): Promise<OwnOrderView> =>
  bodyOf(http.put<OwnOrderView>(`/order-views/${String(id)}`, change))

export async function deleteOrderView(id: number): Promise<void> {
  await http.delete(`/order-views/${String(id)}`)
}

/** The view the list opens with, and its columns; omitted fields stay as they are. */
export const updateOrderViewSettings = (settings: OrderViewSettings): Promise<OrderViews> =>
  bodyOf(http.put<OrderViews>('/order-views', settings))
