import { eq } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { orders, quotations, stockHolds } from '@/server/db/schema'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { Order } from '@/services/orders/orders.schema'
import type { Quotation, Review } from '@/services/simulation/simulation.schema'
import { callApi } from './call-api'
import type { aReadyQuotation } from './simulation.factory'

export type Ready = Awaited<ReturnType<typeof aReadyQuotation>>
type Which = Pick<Ready, 'path' | 'token'>

export const finish = ({ path, token }: Which, body = {}) =>
  callApi<Order & ErrorEnvelope>('PUT', `${path}/finish`, { token, body })

export const review = ({ path, token }: Which) => callApi<Review>('GET', `${path}/finish`, { token })

export const applyCoupon = ({ quotation, token }: Ready, discount_code: string) =>
  callApi<Quotation & ErrorEnvelope>('PUT', '/coupons', { token, body: { quotation: quotation.id, discount_code } })

export const holdsOf = (productId: number) => db().select().from(stockHolds).where(eq(stockHolds.productId, productId))

export const ordersOf = (quotationId: number) => db().select().from(orders).where(eq(orders.quotationId, quotationId))

/** Nothing came of it: no order, no hold, the quotation still open. */
export async function expectNothingDone({ quotation, product }: Ready): Promise<void> {
  expect(await ordersOf(quotation.id)).toEqual([])
  expect(await holdsOf(product.id)).toEqual([])
  const [row] = await db().select().from(quotations).where(eq(quotations.id, quotation.id))
  expect(row?.status).toBe('open')
}
