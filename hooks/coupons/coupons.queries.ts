import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { CouponCsvQuery, CouponListQuery } from '@/services/coupons/coupons.schema'
import { getCoupons, getCouponsCsv } from '@/services/coupons/coupons.service'

export const couponKeys = {
  all: ['coupons'] as const,
  list: (query: object) => [...couponKeys.all, 'list', { ...query }] as const,
}

/** The coupons that the user sees; the previous rows stay while the next ones load. */
export const couponsQueryOptions = (query: Partial<CouponListQuery>) =>
  queryOptions({
    queryKey: couponKeys.list(query),
    queryFn: ({ signal }) => getCoupons(query, signal),
    placeholderData: keepPreviousData,
  })

/** The coupons as a CSV file, with the list's filters and sorting. */
export const useCouponsCsv = (query: Partial<CouponCsvQuery>) =>
  useCsvDownload((transfer) => getCouponsCsv(query, transfer))
