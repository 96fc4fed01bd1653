import { http } from '@/services/http/client'
import type { Quotation } from './simulation.schema'
import type { OfferedUpgrade, ProductUpgradeItem, UpgradeItemBody } from './upgrades.schema'

/** What can be rented on top of the products of the cart. */
export async function getOfferedUpgrades(quotation: number, signal?: AbortSignal): Promise<OfferedUpgrade[]> {
  const { data } = await http.get<OfferedUpgrade[]>('/upgrades', { params: { quotation }, signal })
  return data
}

/** The upgrades in the cart. */
export async function getUpgradeItems(quotation: number): Promise<ProductUpgradeItem[]> {
  const { data } = await http.get<ProductUpgradeItem[]>('/product-upgrade-item', { params: { quotation } })
  return data
}

/** Puts an upgrade on so many units of a product; 409 `conflict` when it has the upgrade already. */
export async function createUpgradeItem(wanted: UpgradeItemBody): Promise<Quotation> {
  const { data } = await http.post<Quotation>('/product-upgrade-item', wanted)
  return data
}

/** Says how many units of a product have an upgrade. */
export async function saveUpgradeItem(wanted: UpgradeItemBody): Promise<Quotation> {
  const { data } = await http.put<Quotation>('/product-upgrade-item', wanted)
  return data
}

export async function deleteUpgradeItem(id: number): Promise<Quotation> {
  const { data } = await http.delete<Quotation>(`/product-upgrade-item/${id}`)
  return data
}
