import { saveQuotationKey } from '@/services/config/cookies'
import { http } from '@/services/http/client'
import type { Order } from '@/services/orders/orders.schema'
import type { Deliveries, PlanOption, Quotation, Review, ServicePackage } from './simulation.schema'
import type { OfferedUpgrade, ProductUpgradeItem, UpgradeItemBody } from './upgrades.schema'
import type { VisitorContact } from './visitor.schema'

/** What a quotation is created with; visitors also say who they are. */
export type QuotationStart = { simulator: number; contact?: VisitorContact }

/**
 * Begins a quotation for somebody without an account. Whoever brings the key has it back: it is kept in this browser, and the
 * same key never begins a second one.
 */
export async function createVisitorQuotation(
  simulator: number,
  contact: VisitorContact,
  key: string,
): Promise<Quotation> {
  const headers = { 'X-Quotation-Key': key }
  const { data } = await http.post<Quotation>('/quotations', { simulator, ...contact }, { headers })
  saveQuotationKey(key)
  return data
}

/** Begins a quotation of the active company. The same key never begins a second one. */
export async function createQuotation(simulator: number, key: string): Promise<Quotation> {
  const { data } = await http.post<Quotation>('/quotations', { simulator }, { headers: { 'Idempotency-Key': key } })
  return data
}

export async function getQuotation(id: number, signal?: AbortSignal): Promise<Quotation> {
  const { data } = await http.get<Quotation>(`/quotations/${id}`, { signal })
  return data
}

export type StepAnswer = { step: number; properties: number[] }

/** Answers one question; an optional one takes none ("tanto faz"). */
export async function chooseProperties(id: number, answer: StepAnswer): Promise<Quotation> {
  const { data } = await http.put<Quotation>(`/quotations/${id}/properties`, answer)
  return data
}

export type CartItem = { product_id: number; quantity: number }

/** Says what the cart holds; what is not named leaves it. Prices become those of this moment. */
export async function chooseProducts(id: number, products: CartItem[]): Promise<Quotation> {
  const { data } = await http.put<Quotation>(`/quotations/${id}/products`, { products })
  return data
}

/** What this cart costs a month in each plan. */
export async function getPlans(quotation: number, signal?: AbortSignal): Promise<PlanOption[]> {
  const { data } = await http.get<PlanOption[]>('/plans', { params: { quotation }, signal })
  return data
}

export async function choosePlan(id: number, durationMonths: number): Promise<Quotation> {
  const { data } = await http.put<Quotation>(`/quotations/${id}/plans`, { duration_months: durationMonths })
  return data
}

export async function getServicePackages(id: number, signal?: AbortSignal): Promise<ServicePackage[]> {
  const { data } = await http.get<ServicePackage[]>(`/quotations/${id}/service-package`, { signal })
  return data
}

export async function chooseServicePackage(id: number, packageId: number): Promise<Quotation> {
  const { data } = await http.put<Quotation>(`/quotations/${id}/service-package`, { package_id: packageId })
  return data
}

/** Puts a coupon on the quotation; an empty code takes it off. */
export async function applyCoupon(id: number, discountCode: string): Promise<Quotation> {
  const { data } = await http.put<Quotation>('/coupons', { quotation: id, discount_code: discountCode })
  return data
}

/** Says where what goes. It may be partial; only finishing asks for the exact sum. */
export async function defineDelivery(id: number, deliveries: Deliveries): Promise<Quotation> {
  const { data } = await http.put<Quotation>(`/quotations/${id}/delivery`, { deliveries })
  return data
}

/** A word to those who prepare the order; an empty one takes it off. */
export async function updateComment(id: number, comment: string): Promise<Quotation> {
  const { data } = await http.put<Quotation>(`/quotations/${id}/comment`, { comment })
  return data
}

/** 'Confira seu pedido': the quotation, its addresses and what still keeps it from being sent. */
export async function getReview(id: number, signal?: AbortSignal): Promise<Review> {
  const { data } = await http.get<Review>(`/quotations/${id}/finish`, { signal })
  return data
}

export type FinishOptions = { comment: string | null; accept_prices?: true }

/** Turns the quotation into an order. Sending again gives the same order. */
export async function finishQuotation(id: number, finish: FinishOptions, key: string): Promise<Order> {
  const { data } = await http.put<Order>(`/quotations/${id}/finish`, finish, { headers: { 'Idempotency-Key': key } })
  return data
}

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
