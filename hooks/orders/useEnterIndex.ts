import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { IndexEntryBody } from '@/services/orders/contract-end.schema'
import { enterIndex } from '@/services/orders/contract-end.service'
import { contractEndKeys } from './contractEnd.queries'

/** Staff enter the index of a month; what renewals come to is counted anew. */
export function useEnterIndex() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (entry: IndexEntryBody) => enterIndex(entry),
    onSuccess: (indexes) => {
      queryClient.setQueryData(contractEndKeys.indexes(), indexes)
      void queryClient.invalidateQueries({ queryKey: contractEndKeys.renewals() })
    },
  })
}
