import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeUnitsStatus } from '@/services/stock/units.service'
import { unitKeys } from './units.queries'

/** Gives units another status by hand, all or none; gives how many changed. */
export function useChangeUnitsStatus() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: changeUnitsStatus,
    // Also after a refusal: they are something else by now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: unitKeys.all }),
  })
}
