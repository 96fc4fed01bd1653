import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { useQuotation } from '@/contexts/QuotationContext'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import { paths } from '@/services/config/paths'
import { resumePageOfQuotation, resumePath } from '@/services/simulation/quotations/resume.rules'
import type { QuotationCopy } from '@/services/simulation/quotations/saved-quotations.schema'
import {
  discardQuotation,
  duplicateQuotation,
  orderAgain,
  renameQuotation,
} from '@/services/simulation/quotations/saved-quotations.service'
import { simulationKeys } from './simulation-keys'

/** A quotation, or an order by its mask id. */
export type CopySource = { quotation: number } | { order: string }

/** Copies a quotation or an order at current prices and opens the copy, which lists what was left out. */
export function useCopyQuotation() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (source: CopySource) =>
      'order' in source
        ? orderAgain(source.order, keyFor(source))
        : duplicateQuotation(source.quotation, keyFor(source)),
    onSuccess: async ({ quotation, left_out }, source) => {
      renew()
      queryClient.setQueryData(simulationKeys.quotation(quotation.id), quotation)
      queryClient.setQueryData(simulationKeys.leftOut(quotation.id), left_out)
      void queryClient.invalidateQueries({ queryKey: simulationKeys.saved() })
      await router.push(pathOf(source, quotation))
    },
  })
}

/** A copied order opens on its review, a copied quotation on the first page with something missing. */
const pathOf = (source: CopySource, quotation: QuotationCopy['quotation']): string =>
  'order' in source && quotation.products.length > 0
    ? paths.platform.simulation.review(quotation.id)
    : resumePath(quotation, resumePageOfQuotation(quotation))

export function useRenameQuotation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) => renameQuotation(id, name),
    onSuccess: ({ id }) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: simulationKeys.saved() }),
        queryClient.invalidateQueries({ queryKey: simulationKeys.quotation(id) }),
      ]),
  })
}

/** Discards a quotation for good; if it is the open one, the flow is reset. */
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
