import { queryOptions, skipToken } from '@tanstack/react-query'
import { getQuotation } from '@/services/simulation/quotations/open-quotation.service'
import { applyPendingChanges } from './offline/unsaved-changes'
import { simulationKeys } from './simulation-keys'

export const quotationQueryOptions = (quotation: number | null | undefined) =>
  queryOptions({
    queryKey: simulationKeys.quotation(quotation ?? 0),
    queryFn: quotation
      ? async ({ signal, client }) => {
          const saved = await getQuotation(quotation, signal)
          return applyPendingChanges(client.getMutationCache(), simulationKeys.save({ quotation }), saved)
        }
      : skipToken,
    // What could not be saved yet is known to the browser alone.
    meta: { browserOnly: true },
  })
