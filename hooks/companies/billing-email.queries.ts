import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeBillingEmail, confirmBillingEmail, getBillingEmail } from '@/services/companies/billing-email.service'

const billingEmailKey = ['billing-email'] as const

export const billingEmailQueryOptions = () =>
  queryOptions({ queryKey: billingEmailKey, queryFn: ({ signal }) => getBillingEmail(signal) })

/** Changes the billing e-mail and updates the cached one. The form shows field errors. */
export function useChangeBillingEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: changeBillingEmail,
    meta: { quietCodes: ['invalid'] },
    onSuccess: (now) => queryClient.setQueryData(billingEmailKey, now),
  })
}

/** Confirms it with the link of a mail. The screen shows why a link was refused. */
export const useConfirmBillingEmail = () =>
  useMutation({ mutationFn: confirmBillingEmail, meta: { quietCodes: ['link_not_valid'] } })
