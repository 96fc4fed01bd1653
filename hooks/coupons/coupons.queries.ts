import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getCoupons } from '@/services/coupons/coupons.service'
import type { CouponListQuery } from '@/services/coupons/coupons.schema'

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
