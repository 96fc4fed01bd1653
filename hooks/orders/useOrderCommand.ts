import { type MutationKey, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { clearDirtyFields } from '@/contexts/stores/dirty-fields.store'
import { isApiError } from '@/services/http/api-error'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { type OrderConflict, orderKeys } from './orders.queries'

/** `mutationKey`: for those who want to know that it is under way. */
type Meta = { quiet?: boolean; failure?: string; mutationKey?: MutationKey }

/**
 * What every command on an order has in common: its answer is the whole order, which goes into the cache, and every list
 * is asked again. When the order moved on meanwhile (409 `stage_changed`) the screen shows it as it is now.
 */
export function useOrderCommand<Input = void>(
  ref: OrderAddress,
  run: (input: Input) => Promise<Order>,
  { mutationKey, ...meta }: Meta = {},
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: run,
    meta: { ...meta, quietCodes: ['stage_changed'] },
    onSuccess: (order) => {
      cacheNewestOrder(queryClient, ref, order)
      queryClient.setQueryData(orderKeys.conflict(ref), null)
      queryClient.setQueryData(orderKeys.news(ref), null)
      // It was sent, so it is nothing that could be lost.
      clearDirtyFields()
    },
    onError: (error) => {
      if (!isApiError(error, 'stage_changed')) return
      const now = error.details.data?.order as Order | undefined
      if (!now) return queryClient.invalidateQueries({ queryKey: orderKeys.detail(ref) })
      const conflict: OrderConflict = { before: queryClient.getQueryData(orderKeys.detail(ref)), now }
      cacheNewestOrder(queryClient, ref, now)
      queryClient.setQueryData(orderKeys.conflict(ref), conflict)
      // That says it too, and more.
      queryClient.setQueryData(orderKeys.news(ref), null)
    },
  })
}

/** Answers of parallel commands (two uploads) may arrive in any order: the newest version stays. */
function cacheNewestOrder(queryClient: QueryClient, ref: OrderAddress, order: Order): void {
  queryClient.setQueryData<Order>(orderKeys.detail(ref), (known) =>
    known && known.version > order.version ? known : order,
  )
  void queryClient.invalidateQueries({ queryKey: orderKeys.lists() })
  // Most commands tell the other side.
  void queryClient.invalidateQueries({ queryKey: orderKeys.mails(ref) })
}
