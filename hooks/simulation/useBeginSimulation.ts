import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { useQuotation } from '@/contexts/QuotationContext'
import { paths } from '@/services/config/paths'
import type { QuotationStart } from '@/services/simulation/quotations/open-quotation.service'
import { stepsQueryOptions } from './simulation.queries'

/** Creates a quotation and opens its first question. */
export function useBeginSimulation() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { start } = useQuotation()
  return useMutation({
    mutationFn: async ({ simulator, contact }: QuotationStart) => {
      // Load the questions first: without them there would be no page to open after creating the quotation.
      const [first] = await queryClient.query({ ...stepsQueryOptions(simulator), staleTime: 'static' })
      const { id } = await start({ simulator, contact })
      const { step, products } = paths.platform.simulation
      await router.push(first ? step(id, first.id) : products(id))
    },
    // useStartQuotation has already shown the error.
    meta: { quiet: true },
  })
}
