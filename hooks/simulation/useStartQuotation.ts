import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createQuotation } from '@/services/simulation/quotations.service'
import { simulationKeys } from './simulation.queries'
import { useCommandKey } from './useCommandKey'

/** Begins a quotation. Each sentence of a failure is shown as a toast (specification, section 8). */
export function useStartQuotation() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (simulator: number) => createQuotation(simulator, keyFor({ simulator })),
    onSuccess: (quotation) => {
      renew()
      queryClient.setQueryData(simulationKeys.quotation(quotation.id), quotation)
    },
  })
}
