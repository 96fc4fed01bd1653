/** Who reads an order: texts and addresses differ, the order is the same. */
export type Audience = 'customer' | 'staff'

/** What identifies an order: its number is unique within its company. */
export type OrderKey = { companyId: number; maskId: string }

export type StaffOrderAddress = { audience: 'staff' } & OrderKey

/**
 * How an order is addressed: by customers with its number within their active company, by staff with company and
 * number.
 */
export type OrderAddress = { audience: 'customer'; maskId: string } | StaffOrderAddress

/** The path of an order in the API. */
export function orderPath(ref: OrderAddress): string {
  return ref.audience === 'customer'
    ? `/checkout/${ref.maskId}`
    : `/checkout-management/${String(ref.companyId)}/${ref.maskId}`
}

export const staffOrderPath = (order: OrderKey): string => orderPath({ audience: 'staff', ...order })
