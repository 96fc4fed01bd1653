import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getCouponChoices, getCoupons } from '@/services/coupons/coupons.service'
import type { CouponListQuery } from '@/services/coupons/coupons.schema'

export const couponKeys = {
  all: ['coupons'] as const,
  list: (query: object) => [...couponKeys.all, 'list', { ...query }] as const,
  choices: () => [...couponKeys.all, 'choices'] as const,
}

/** The coupons that the person sees; the rows of before stay while the next ones come. */
export const couponsQueryOptions = (query: Partial<CouponListQuery>) =>
  queryOptions({
    queryKey: couponKeys.list(query),
    queryFn: ({ signal }) => getCoupons(query, signal),
    placeholderData: keepPreviousData,
  })

/** What the list can be narrowed to, beyond the page that is shown. */
export const couponChoicesQueryOptions = () =>
  queryOptions({ queryKey: couponKeys.choices(), queryFn: ({ signal }) => getCouponChoices(signal) })
