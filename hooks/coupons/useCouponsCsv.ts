import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { CouponCsvQuery } from '@/services/coupons/coupons.schema'
import { getCouponsCsv } from '@/services/coupons/coupons.service'

/** The coupons as a file, as the list is filtered and sorted. */
export const useCouponsCsv = (query: Partial<CouponCsvQuery>) =>
  useCsvDownload((transfer) => getCouponsCsv(query, transfer))
