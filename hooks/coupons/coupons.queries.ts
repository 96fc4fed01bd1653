import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { CouponCsvQuery, CouponListQuery } from '@/services/coupons/coupons.schema'
import { getCoupons, getCouponsCsv } from '@/services/coupons/coupons.service'

export const couponKeys = {
  all: ['coupons'] as const,
  list: (query: object) => [...couponKeys.all, 'list', { ...query }] as const,
}

/** The coupons that the person sees; the rows of before stay while the next ones come. */
export const couponsQueryOptions = (query: Partial<CouponListQuery>) =>
  queryOptions({
    queryKey: couponKeys.list(query),
    queryFn: ({ signal }) => getCoupons(query, signal),
    placeholderData: keepPreviousData,
  })

/** The coupons as a file, as the list is filtered and sorted. */
export const useCouponsCsv = (query: Partial<CouponCsvQuery>) =>
  useCsvDownload((transfer) => getCouponsCsv(query, transfer))
