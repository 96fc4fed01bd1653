import { queryOptions } from '@tanstack/react-query'
import { getReturnTerms } from '@/services/equipment/returns.service'
import { equipmentKeys } from './equipment.queries'

/** What giving units back today means; it changes with every day and every return. */
export const returnTermsQueryOptions = (unitIds: readonly number[]) =>
  queryOptions({
    queryKey: [...equipmentKeys.all, 'return-terms', { units: unitIds }] as const,
    queryFn: ({ signal }) => getReturnTerms(unitIds, signal),
    staleTime: 0,
  })
