/** From which side an order is looked at: words and addresses differ, the order is the same. */
export type Audience = 'customer' | 'staff'

/** How an order is named: by its number within the customer's active company, or by company and number for staff. */
export type OrderAddress =
  { audience: 'customer'; maskId: string } | { audience: 'staff'; companyId: number; maskId: string }

/** The address of an order on the wire (specification, section 7). */
export function orderPath(ref: OrderAddress): string {
  return ref.audience === 'customer'
    ? `/checkout/${ref.maskId}`
    : `/checkout-management/${String(ref.companyId)}/${ref.maskId}`
}
