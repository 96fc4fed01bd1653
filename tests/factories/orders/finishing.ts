import { eq } from 'drizzle-orm'
import { db, pool } from '@/server/db/client'
import { orders, quotations, stockHolds } from '@/server/db/schema/index'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { Order } from '@/services/orders/orders.schema'
import type { Quotation, Review } from '@/services/simulation/simulation.schema'
import type { aReadyQuotation } from '../catalogue/simulation.factory'
import { callApi } from '../http/call-api'

export type Ready = Awaited<ReturnType<typeof aReadyQuotation>>
type Which = Pick<Ready, 'path' | 'token'>

export const finish = ({ path, token }: Which, body = {}) =>
  callApi<Order & ErrorEnvelope>('PUT', `${path}/finish`, { token, body })

export const review = ({ path, token }: Which) => callApi<Review>('GET', `${path}/finish`, { token })

export const applyCoupon = ({ quotation, token }: Ready, discount_code: string) =>
  callApi<Quotation & ErrorEnvelope>('PUT', '/coupons', { token, body: { quotation: quotation.id, discount_code } })

export const holdsOf = (productId: number) => db().select().from(stockHolds).where(eq(stockHolds.productId, productId))

export const ordersOf = (quotationId: number) => db().select().from(orders).where(eq(orders.quotationId, quotationId))

/** Expects no order, no hold and an open quotation. */
export async function expectNothingDone({ quotation, product }: Ready): Promise<void> {
  expect(await ordersOf(quotation.id)).toEqual([])
  expect(await holdsOf(product.id)).toEqual([])
  const [row] = await db().select().from(quotations).where(eq(quotations.id, quotation.id))
  expect(row?.status).toBe('open')
}

/** A copy of a quotation, inserted directly, since only finishing it is tested. */
async function copyOf({ quotation }: Pick<Ready, 'quotation'>): Promise<string> {
  const { rows } = await pool().query<{ id: number }>(
    `with q as (
      insert into quotations (company_id, user_id, simulator_id, plan_id, service_package_id, coupon_id, expires_at)
      select company_id, user_id, simulator_id, plan_id, service_package_id, coupon_id, expires_at from quotations where id = $1
      returning id
    ), p as (
      insert into quotation_products (quotation_id, product_id, quantity, price)
      select q.id, product_id, quantity, price from quotation_products, q where quotation_id = $1
    ), d as (
      insert into quotation_deliveries (quotation_id, address_id)
      select q.id, address_id from quotation_deliveries, q where quotation_id = $1 returning id
    ), i as (
      insert into quotation_delivery_items (delivery_id, product_id, quantity)
      select d.id, product_id, quantity from quotation_products, d where quotation_id = $1
    ) select id from q`,
    [quotation.id],
  )
  return `/quotations/${String(rows[0]?.id)}`
}

/** This many copies of a quotation. */
export async function copiesOf(ready: Pick<Ready, 'quotation' | 'token'>, count: number): Promise<Which[]> {
  const copies: Which[] = []
  while (copies.length < count) copies.push({ token: ready.token, path: await copyOf(ready) })
  return copies
}
