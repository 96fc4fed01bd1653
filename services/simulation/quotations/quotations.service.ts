import { bodyOf, http } from '@/services/http/client'
import type { Order } from '@/services/orders/orders.schema'
import type { OfferedUpgrade, ProductUpgradeItem, UpgradeItemBody } from '../products/upgrades.schema'
import type { Deliveries, PlanOption, Quotation, Review, ServicePackage } from '../simulation.schema'

/** A command on a quotation; the answer is the quotation. */
const put = (path: string, body: object): Promise<Quotation> => bodyOf(http.put<Quotation>(path, body))

export type StepAnswer = { step: number; properties: number[] }

/** Answers one question; an optional one takes none ("tanto faz"). */
export const chooseProperties = (id: number, answer: StepAnswer): Promise<Quotation> =>
  put(`/quotations/${id}/properties`, answer)

export type CartItem = { product_id: number; quantity: number }

/** Replaces the cart, at current prices. */
export const chooseProducts = (id: number, products: CartItem[]): Promise<Quotation> =>
  put(`/quotations/${id}/products`, { products })

/** The plans with this cart's monthly fee in each. */
export const getPlans = (quotation: number, signal?: AbortSignal): Promise<PlanOption[]> =>
  bodyOf(http.get<PlanOption[]>('/plans', { params: { quotation }, signal }))

export const choosePlan = (id: number, durationMonths: number): Promise<Quotation> =>
  put(`/quotations/${id}/plans`, { duration_months: durationMonths })

export const getServicePackages = (id: number, signal?: AbortSignal): Promise<ServicePackage[]> =>
  bodyOf(http.get<ServicePackage[]>(`/quotations/${id}/service-package`, { signal }))

export const chooseServicePackage = (id: number, packageId: number): Promise<Quotation> =>
  put(`/quotations/${id}/service-package`, { package_id: packageId })

/** Applies a coupon; an empty code removes it. */
export const applyCoupon = (id: number, discountCode: string): Promise<Quotation> =>
  put('/coupons', { quotation: id, discount_code: discountCode })

/** Saves the deliveries, which may be partial: only finishing requires the exact sum. */
export const defineDelivery = (id: number, deliveries: Deliveries): Promise<Quotation> =>
  put(`/quotations/${id}/delivery`, { deliveries })

/** A comment for staff who prepare the order; an empty one removes it. */
export const updateComment = (id: number, comment: string): Promise<Quotation> =>
  put(`/quotations/${id}/comment`, { comment })

/** The quotation with its addresses and the problems that prevent finishing it. */
export const getReview = (id: number, signal?: AbortSignal): Promise<Review> =>
  bodyOf(http.get<Review>(`/quotations/${id}/finish`, { signal }))

export type FinishOptions = { comment: string | null; accept_prices?: true }

/** Turns the quotation into an order; repeating the call returns the same order. */
export const finishQuotation = (id: number, finish: FinishOptions, key: string): Promise<Order> =>
  bodyOf(http.put<Order>(`/quotations/${id}/finish`, finish, { headers: { 'Idempotency-Key': key } }))

/** The upgrades offered for the products of the cart. */
export const getOfferedUpgrades = (quotation: number, signal?: AbortSignal): Promise<OfferedUpgrade[]> =>
  bodyOf(http.get<OfferedUpgrade[]>('/upgrades', { params: { quotation }, signal }))

/** The upgrades in the cart. */
export const getUpgradeItems = (quotation: number): Promise<ProductUpgradeItem[]> =>
  bodyOf(http.get<ProductUpgradeItem[]>('/product-upgrade-item', { params: { quotation } }))

/** Adds an upgrade to some units of a product; 409 `conflict` when the product has it already. */
export const createUpgradeItem = (body: UpgradeItemBody): Promise<Quotation> =>
  bodyOf(http.post<Quotation>('/product-upgrade-item', body))

/** Sets how many units of a product have an upgrade. */
export const saveUpgradeItem = (body: UpgradeItemBody): Promise<Quotation> => put('/product-upgrade-item', body)

export const deleteUpgradeItem = (id: number): Promise<Quotation> =>
  bodyOf(http.delete<Quotation>(`/product-upgrade-item/${id}`))
