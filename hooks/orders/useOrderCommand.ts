import { type MutationKey, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { clearDirtyFields } from '@/contexts/stores/dirty-fields.store'
import { isApiError } from '@/services/http/api-error.rules'
import type { OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { type OrderConflict, orderKeys } from './order-keys'

/** `mutationKey` lets others observe a running command; those of one `scope` run one after the other. */
type Meta = { quiet?: boolean; failure?: string; mutationKey?: MutationKey; scope?: { id: string } }

/**
 * The basis of every command on an order: its response, the whole order, goes into the cache and all lists are
 * invalidated. On 409 `stage_changed` the screen shows the current order.
 */
export function useOrderCommand<Input = void>(
  ref: OrderAddress,
  run: (input: Input) => Promise<Order>,
  { mutationKey, scope, ...meta }: Meta = {},
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey,
    scope,
    mutationFn: run,
    meta: { ...meta, quietCodes: ['stage_changed'] },
    onSuccess: (order) => {
      cacheNewestOrder(queryClient, ref, order)
      queryClient.setQueryData(orderKeys.conflict(ref), null)
      queryClient.setQueryData(orderKeys.news(ref), null)
      // The input has been saved: clear the dirty marks.
      clearDirtyFields()
    },
    onError: (error) => {
      if (!isApiError(error, 'stage_changed')) return
      const now = error.details.data?.order as Order | undefined
      if (!now) return queryClient.invalidateQueries({ queryKey: orderKeys.detail(ref) })
      const conflict: OrderConflict = { before: queryClient.getQueryData(orderKeys.detail(ref)), now }
      cacheNewestOrder(queryClient, ref, now)
      queryClient.setQueryData(orderKeys.conflict(ref), conflict)
      // The conflict dialog shows the same change.
      queryClient.setQueryData(orderKeys.news(ref), null)
    },
  })
}

/** A command of staff. */
export const useStaffCommand = <Input = void>(
  order: OrderKey,
  send: (order: OrderKey, input: Input) => Promise<Order>,
) => useOrderCommand({ audience: 'staff', ...order }, (input: Input) => send(order, input))

/** A command of the customer, who addresses the order by its number alone. */
export const useCustomerCommand = <Input = void>(
  ref: OrderAddress,
  send: (maskId: string, input: Input) => Promise<Order>,
) => useOrderCommand(ref, (input: Input) => send(ref.maskId, input))

/** Responses of parallel commands (two uploads) may arrive in any order: keep the newest version. */
function cacheNewestOrder(queryClient: QueryClient, ref: OrderAddress, order: Order): void {
  queryClient.setQueryData<Order>(orderKeys.detail(ref), (known) =>
    known && known.version > order.version ? known : order,
  )
  void queryClient.invalidateQueries({ queryKey: orderKeys.lists() })
  // Most commands send a mail to the other party.
  void queryClient.invalidateQueries({ queryKey: orderKeys.mails(ref) })
}
