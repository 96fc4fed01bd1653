import { http } from '@/services/http/client'
import type { NewOrderView, OrderViewChange, OrderViews, OrderViewSettings, OwnOrderView } from './order-views.schema'

/** The views of the order list that the caller keeps. */
export async function getOrderViews(signal?: AbortSignal): Promise<OrderViews> {
  const { data } = await http.get<OrderViews>('/order-views', { signal })
  return data
}

export async function createOrderView(view: NewOrderView): Promise<OwnOrderView> {
  const { data } = await http.post<OwnOrderView>('/order-views', view)
  return data
}

/** What is left out stays as it is. */
export async function updateOrderView(id: number, change: OrderViewChange): Promise<OwnOrderView> {
  const { data } = await http.put<OwnOrderView>(`/order-views/${String(id)}`, change)
  return data
}

export async function deleteOrderView(id: number): Promise<void> {
  await http.delete(`/order-views/${String(id)}`)
}

/** With which view the list opens, and which columns it shows; what is left out stays. */
export async function updateOrderViewSettings(settings: OrderViewSettings): Promise<OrderViews> {
  const { data } = await http.put<OrderViews>('/order-views', settings)
  return data
}
