import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useQuotation } from '@/contexts/QuotationContext'
import { discardQuotation } from '@/services/simulation/saved-quotations.service'
import { simulationKeys } from './simulation.queries'

/** Puts a quotation away for good; the one under way is then no longer under way. */
export function useDiscardQuotation() {
  const queryClient = useQueryClient()
  const { quotationId, reset } = useQuotation()
  return useMutation({
    mutationFn: discardQuotation,
    onSuccess: (_nothing, id) => {
      if (id === quotationId) reset()
      return queryClient.invalidateQueries({ queryKey: simulationKeys.saved() })
    },
  })
}
