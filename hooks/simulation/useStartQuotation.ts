import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import { createQuotation, createVisitorQuotation } from '@/services/simulation/quotations.service'
import type { VisitorContact } from '@/services/simulation/visitor.schema'
import { simulationKeys } from './simulation.queries'

/** What is simulated and, by a visitor, who they are. */
export type QuotationStart = { simulator: number; contact?: VisitorContact }

/** Begins a quotation. Each sentence of a failure is shown as a toast (specification, section 8). */
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
