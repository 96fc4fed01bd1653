import { useMutation, useQueryClient } from '@tanstack/react-query'
import { renameQuotation } from '@/services/simulation/saved-quotations.service'
import { simulationKeys } from './simulation.queries'

/** Gives a quotation a name. */
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
