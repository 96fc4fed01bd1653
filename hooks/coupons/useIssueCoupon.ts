import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewCoupon } from '@/services/coupons/coupons.schema'
import { issueCoupon } from '@/services/coupons/coupons.service'
import { couponKeys } from './coupons.queries'

/** Issues a coupon. Field errors are the form's. */
export function useIssueCoupon() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (coupon: NewCoupon) => issueCoupon(coupon, keyFor(coupon)),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return queryClient.invalidateQueries({ queryKey: couponKeys.all })
    },
  })
}
