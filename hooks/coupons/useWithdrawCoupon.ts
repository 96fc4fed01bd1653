import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withdrawCoupon } from '@/services/coupons/coupons.service'
import { couponKeys } from './coupons.queries'

/** Takes a coupon back. Also after a refusal the list is read again: it was used or taken back meanwhile. */
export function useWithdrawCoupon() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: withdrawCoupon,
    onSettled: () => queryClient.invalidateQueries({ queryKey: couponKeys.all }),
  })
}
