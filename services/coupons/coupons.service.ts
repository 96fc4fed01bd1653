import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { Coupon, CouponCsvQuery, CouponListQuery, NewCoupon } from './coupons.schema'

/** The coupons that this member of staff sees. */
export const getCoupons = (query: Partial<CouponListQuery>, signal?: AbortSignal): Promise<Page<Coupon>> =>
  bodyOf(http.get<Page<Coupon>>('/coupons', { params: query, signal }))

/** The same as a file, whole. */
export const getCouponsCsv = (query: Partial<CouponCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/coupons-csv-extract', query, transfer)

/** Issues a coupon. The same key never issues two. */
export const createCoupon = (coupon: NewCoupon, key: string): Promise<Coupon> =>
  bodyOf(http.post<Coupon>('/coupons', coupon, { headers: { 'Idempotency-Key': key } }))

/** Takes a coupon back that nobody has used. */
export async function withdrawCoupon(id: number): Promise<void> {
  await http.delete(`/coupons/${String(id)}`)
}
