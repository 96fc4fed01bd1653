import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewUnit } from '@/services/stock/units.schema'
import { createUnit } from '@/services/stock/units.service'
import { unitKeys } from './units.queries'

/** Registers one unit. A serial that is taken is the field's. */
export function useCreateUnit() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (body: NewUnit) => createUnit(body, keyFor(body)),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return queryClient.invalidateQueries({ queryKey: unitKeys.all })
    },
  })
}
