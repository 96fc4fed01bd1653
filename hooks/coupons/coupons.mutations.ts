import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewCoupon } from '@/services/coupons/coupons.schema'
import { createCoupon, withdrawCoupon } from '@/services/coupons/coupons.service'
import { couponKeys } from './coupons.queries'

/** Issues a coupon. Field errors are the form's. */
export function useCreateCoupon() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (coupon: NewCoupon) => createCoupon(coupon, keyFor(coupon)),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return queryClient.invalidateQueries({ queryKey: couponKeys.all })
    },
  })
}

/** Takes a coupon back. Also after a refusal the list is read again: it was used or taken back meanwhile. */
export function useWithdrawCoupon() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: withdrawCoupon,
    onSettled: () => queryClient.invalidateQueries({ queryKey: couponKeys.all }),
  })
}
