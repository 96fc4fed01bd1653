import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import { COUPON_COLUMNS } from '@/services/coupons/coupon-csv.rules'
import type { Coupon, CouponCsvQuery, CouponListQuery } from '@/services/coupons/coupons.schema'
import type { Page } from '@/services/http/page.schema'
import { countCoupons, couponIds, listCoupons } from './coupon-lists.repository'
import { toCoupon } from './coupons.mapper'

/** A page of the coupons that this staff user sees. */
export async function listVisibleCoupons(actor: Actor, query: CouponListQuery, url: string): Promise<Page<Coupon>> {
  const visible = visibleCompanies(actor)
  const count = await countCoupons(db(), visible, query)
  const rows = await listCoupons(db(), visible, query, limitOffset(query))
  const now = new Date()
  return toPage(
    url,
    query,
    count,
    rows.map((row) => toCoupon(actor, row, now)),
  )
}

/** The whole list as a CSV file. */
export async function exportVisibleCoupons(actor: Actor, query: CouponCsvQuery): Promise<Response> {
  const visible = visibleCompanies(actor)
  const read = async (ids: readonly number[]) => {
    const rows = await listCoupons(db(), visible, { ...query, ids }, { limit: ids.length, offset: 0 })
    const now = new Date()
    return rows.map((row) => toCoupon(actor, row, now))
  }
  return csvFile({ name: 'cupons', columns: COUPON_COLUMNS, ids: await couponIds(db(), visible, query), read })
}

/** One coupon that the actor sees. Refuses 404 for any other. */
export async function getVisibleCoupon(actor: Actor, id: number): Promise<Coupon> {
  const filters = { ids: [id], ordering: 'created_at' } as const
  const [row] = await listCoupons(db(), visibleCompanies(actor), filters, { limit: 1, offset: 0 })
  return toCoupon(actor, orNotFound(row), new Date())
}
