import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { couponsQueryOptions, useCouponsCsv } from '@/hooks/coupons/coupons.queries'
import { COUPON_ORDERINGS, COUPON_STATUSES, type CouponStatus } from '@/services/coupons/coupon-list.rules'

export const PAGE_SIZE = 20

const isStatus = (text: string | null): text is CouponStatus => COUPON_STATUSES.includes(text as CouponStatus)

/** The coupons as the address describes the list. */
export function useCouponList() {
  const address = useListAddress({ orderings: COUPON_ORDERINGS, filters: ['situacao', 'empresa'] })
  const { ready, search, ordering, page } = address
  const [status, company] = [address.filter('situacao'), address.filterId('empresa')]
  const filters = {
    ...(search && { search }),
    ...(isStatus(status) && { status }),
    ...(company && { company }),
    ...(ordering && { ordering }),
  }
  const list = useQuery({ ...couponsQueryOptions({ ...filters, page, page_size: PAGE_SIZE }), enabled: ready })
  return { ...address, list, csv: useCouponsCsv(filters) }
}

export type CouponList = ReturnType<typeof useCouponList>
