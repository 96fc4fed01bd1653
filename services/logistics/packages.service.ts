import { http } from '@/services/http/client'
import type { Order } from '@/services/orders/orders.schema'
import type { Appraisal, PackageUpdate, ShippingItems } from './packages.schema'

// What is done to a package of an order answers with the whole order, as every command on it (api.md).

/** Puts serials into a package: the ones named, or the oldest on the shelf. The same key never does it twice. */
export async function assignSerials(items: ShippingItems, key?: string): Promise<Order> {
  const headers = key ? { 'Idempotency-Key': key } : {}
  const { data } = await http.post<Order>('/shipping-item-management', items, { headers })
  return data
}

/** Moves a package to another internal stage, or writes its dates, tracking code or comment. */
export async function updatePackage(packageId: number, update: PackageUpdate): Promise<Order> {
  const { data } = await http.put<Order>(`/package-management/${String(packageId)}`, update)
  return data
}

/** How each returned unit was found and where it goes. */
export async function appraisePackage(packageId: number, appraisal: Appraisal): Promise<Order> {
  const { data } = await http.post<Order>(`/package-management/${String(packageId)}/appraisal`, appraisal)
  return data
}
