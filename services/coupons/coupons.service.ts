import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { Coupon, CouponCsvQuery, CouponListQuery, NewCoupon } from './coupons.schema'

/** The coupons that this staff user sees. */
export const getCoupons = (query: Partial<CouponListQuery>, signal?: AbortSignal): Promise<Page<Coupon>> =>
  bodyOf(http.get<Page<Coupon>>('/coupons', { params: query, signal }))

/** The whole list as a CSV file. */
export const getCouponsCsv = (query: Partial<CouponCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/coupons-csv-extract', query, transfer)

/** Issues a coupon; the idempotency key prevents duplicates. */
export const createCoupon = (coupon: NewCoupon, key: string): Promise<Coupon> =>
  bodyOf(http.post<Coupon>('/coupons', coupon, { headers: { 'Idempotency-Key': key } }))

/** Withdraws an unused coupon. */
export async function withdrawCoupon(id: number): Promise<void> {
  await http.delete(`/coupons/${String(id)}`)
}
