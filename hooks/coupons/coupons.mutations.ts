import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewCoupon } from '@/services/coupons/coupons.schema'
import { createCoupon, withdrawCoupon } from '@/services/coupons/coupons.service'
import { couponKeys } from './coupons.queries'

/** Issues a coupon. Field errors go to the form. */
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

/** Withdraws a coupon. The list is refetched on errors too: the coupon may have been used or withdrawn meanwhile. */
export function useWithdrawCoupon() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: withdrawCoupon,
    onSettled: () => queryClient.invalidateQueries({ queryKey: couponKeys.all }),
  })
}
