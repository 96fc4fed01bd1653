import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { useQuotation } from '@/contexts/QuotationContext'
import { paths } from '@/services/config/paths'
import { stepsQueryOptions } from './simulation.queries'
import type { QuotationStart } from './useStartQuotation'

/** Begins a simulation and opens its first question. */
export function useBeginSimulation() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { start } = useQuotation()
  return useMutation({
    mutationFn: async ({ simulator, contact }: QuotationStart) => {
      // The questions first: a quotation without them would leave the person nowhere.
      const [first] = await queryClient.query({ ...stepsQueryOptions(simulator), staleTime: 'static' })
      const { id } = await start({ simulator, contact })
      const { step, products } = paths.platform.simulation
      await router.push(first ? step(id, first.id) : products(id))
    },
    // What begins the quotation has shown the sentences already.
    meta: { quiet: true },
  })
}
