import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderKeys } from '@/hooks/orders/order-keys'
import type { ExtendHold, ReleaseHold } from '@/services/stock/holds/holds.schema'
import { extendHold, releaseHold } from '@/services/stock/holds/holds.service'
import { holdKeys } from './holds.queries'

type HoldUpdate = { id: number; release: ReleaseHold } | { id: number; extend: ExtendHold }

/** Releases or extends a hold, which its order's history records. The form shows field errors. */
export function useUpdateHold() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (change: HoldUpdate): Promise<void> => {
      if ('release' in change) await releaseHold(change.id, change.release)
      else await extendHold(change.id, change.extend)
    },
    meta: { quietCodes: ['invalid'] },
    // On errors too: the hold may have ended.
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: orderKeys.all })
      await queryClient.invalidateQueries({ queryKey: holdKeys.all })
    },
  })
}
