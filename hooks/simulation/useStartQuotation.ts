import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import {
  createQuotation,
  createVisitorQuotation,
  type QuotationStart,
} from '@/services/simulation/quotations/open-quotation.service'
import { simulationKeys } from './simulation-keys'

/** Creates a quotation; for a visitor, with its own key. Every error message is shown as a toast. */
export function useStartQuotation() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: ({ simulator, contact }: QuotationStart) => {
      const key = keyFor({ simulator, contact })
      return contact ? createVisitorQuotation(simulator, contact, key) : createQuotation(simulator, key)
    },
    onSuccess: (quotation) => {
      renew()
      queryClient.setQueryData(simulationKeys.quotation(quotation.id), quotation)
    },
  })
}
