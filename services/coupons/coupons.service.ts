import { http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { Coupon, CouponCsvQuery, CouponListQuery, NewCoupon } from './coupons.schema'

/** The coupons that this member of staff sees. */
export async function getCoupons(query: Partial<CouponListQuery>, signal?: AbortSignal): Promise<Page<Coupon>> {
  const { data } = await http.get<Page<Coupon>>('/coupons', { params: query, signal })
  return data
}

/** The same as a file, whole. */
export const getCouponsCsv = (query: Partial<CouponCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/coupons-csv-extract', query, transfer)

/** Issues a coupon. The same key never issues two. */
export async function createCoupon(coupon: NewCoupon, key: string): Promise<Coupon> {
  const { data } = await http.post<Coupon>('/coupons', coupon, { headers: { 'Idempotency-Key': key } })
  return data
}

/** Takes a coupon back that nobody has used. */
export async function withdrawCoupon(id: number): Promise<void> {
  await http.delete(`/coupons/${String(id)}`)
}
