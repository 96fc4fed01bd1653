import { saveQuotationKey } from '@/services/config/cookies'
import { http } from '@/services/http/client'
import type { Order } from '@/services/orders/orders.schema'
import type { Deliveries, PlanOption, Quotation, Review, ServicePackage } from './simulation.schema'
import type { OfferedUpgrade, ProductUpgradeItem, UpgradeItemBody } from './upgrades.schema'
import type { VisitorContact } from './visitor.schema'

/** Visitors also send their contact. */
export type QuotationStart = { simulator: number; contact?: VisitorContact }

/** Creates a visitor's quotation; the key gives this browser access to it and makes the call idempotent. */
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

/** Creates a quotation of the active company; idempotent by the key. */
export async function createQuotation(simulator: number, key: string): Promise<Quotation> {
  const { data } = await http.post<Quotation>('/quotations', { simulator }, { headers: { 'Idempotency-Key': key } })
  return data
}

export async function getQuotation(id: number, signal?: AbortSignal): Promise<Quotation> {
  const { data } = await http.get<Quotation>(`/quotations/${id}`, { signal })
  return data
}

/** A command on a quotation, which answers with the quotation. */
async function put(path: string, body: object): Promise<Quotation> {
  const { data } = await http.put<Quotation>(path, body)
  return data
}

export type StepAnswer = { step: number; properties: number[] }

/** Answers one question; an optional one takes none ("tanto faz"). */
export const chooseProperties = (id: number, answer: StepAnswer): Promise<Quotation> =>
  put(`/quotations/${id}/properties`, answer)

export type CartItem = { product_id: number; quantity: number }

/** Replaces the cart; prices become today's. */
export const chooseProducts = (id: number, products: CartItem[]): Promise<Quotation> =>
  put(`/quotations/${id}/products`, { products })

/** The plans with this cart's monthly fee in each. */
export async function getPlans(quotation: number, signal?: AbortSignal): Promise<PlanOption[]> {
  const { data } = await http.get<PlanOption[]>('/plans', { params: { quotation }, signal })
  return data
}

export const choosePlan = (id: number, durationMonths: number): Promise<Quotation> =>
  put(`/quotations/${id}/plans`, { duration_months: durationMonths })

export async function getServicePackages(id: number, signal?: AbortSignal): Promise<ServicePackage[]> {
  const { data } = await http.get<ServicePackage[]>(`/quotations/${id}/service-package`, { signal })
  return data
}

export const chooseServicePackage = (id: number, packageId: number): Promise<Quotation> =>
  put(`/quotations/${id}/service-package`, { package_id: packageId })

/** Applies a coupon; an empty code removes it. */
export const applyCoupon = (id: number, discountCode: string): Promise<Quotation> =>
  put('/coupons', { quotation: id, discount_code: discountCode })

/** Saves the deliveries, which may be partial: only finishing requires the exact sum. */
export const defineDelivery = (id: number, deliveries: Deliveries): Promise<Quotation> =>
  put(`/quotations/${id}/delivery`, { deliveries })

/** A comment for those who prepare the order; an empty one removes it. */
export const updateComment = (id: number, comment: string): Promise<Quotation> =>
  put(`/quotations/${id}/comment`, { comment })

/** The quotation with its addresses and the problems that keep it from being sent. */
export async function getReview(id: number, signal?: AbortSignal): Promise<Review> {
  const { data } = await http.get<Review>(`/quotations/${id}/finish`, { signal })
  return data
}

export type FinishOptions = { comment: string | null; accept_prices?: true }

/** Turns the quotation into an order; repeating the call returns the same order. */
export async function finishQuotation(id: number, finish: FinishOptions, key: string): Promise<Order> {
  const { data } = await http.put<Order>(`/quotations/${id}/finish`, finish, { headers: { 'Idempotency-Key': key } })
  return data
}

/** The upgrades offered for the products of the cart. */
export async function getOfferedUpgrades(quotation: number, signal?: AbortSignal): Promise<OfferedUpgrade[]> {
  const { data } = await http.get<OfferedUpgrade[]>('/upgrades', { params: { quotation }, signal })
  return data
}

/** The upgrades in the cart. */
export async function getUpgradeItems(quotation: number): Promise<ProductUpgradeItem[]> {
  const { data } = await http.get<ProductUpgradeItem[]>('/product-upgrade-item', { params: { quotation } })
  return data
}

/** Adds an upgrade to some units of a product; 409 `conflict` when the product has it already. */
export async function createUpgradeItem(body: UpgradeItemBody): Promise<Quotation> {
  const { data } = await http.post<Quotation>('/product-upgrade-item', body)
  return data
}

/** Sets how many units of a product have an upgrade. */
export const saveUpgradeItem = (body: UpgradeItemBody): Promise<Quotation> => put('/product-upgrade-item', body)

export async function deleteUpgradeItem(id: number): Promise<Quotation> {
  const { data } = await http.delete<Quotation>(`/product-upgrade-item/${id}`)
  return data
}
