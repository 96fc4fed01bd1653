import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UnitChange } from '@/services/stock/units.schema'
import { changeUnit } from '@/services/stock/units.service'
import { unitKeys } from './units.queries'

/** Changes a unit. Field errors are the form's; what somebody else changed meanwhile a toast says, and it is read again. */
export function useChangeUnit(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: UnitChange) => changeUnit(id, body),
    meta: { quietCodes: ['invalid'] },
    onSettled: () => queryClient.invalidateQueries({ queryKey: unitKeys.all }),
  })
}
