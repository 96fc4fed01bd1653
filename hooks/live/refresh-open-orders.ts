import type { Query, QueryClient } from '@tanstack/react-query'
import { hasUnsentInput } from '@/contexts/stores/dirty-fields.store'
import { orderKeys, type OrderNews } from '@/hooks/orders/order-keys'
import { isApiError } from '@/services/http/api-error.rules'
import type { LiveChange } from '@/services/live/live.rules'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { getOrder } from '@/services/orders/orders.service'

/** How long to wait for this tab's own command, whose answer contains the new order, before refetching. */
const OWN_ANSWER_MS = 3_000

/**
 * Refetches the open order after another user's change and records what is new. While the user types, the screen is not
 * updated. Orders that are no longer mounted are invalidated.
 * @param change the change, if known; without it every open order is refetched
 */
export async function refreshOpenOrders(queryClient: QueryClient, change?: LiveChange): Promise<void> {
  await ownCommandsSettled(queryClient)
  const isMeant = (query: Query): boolean => !change || isOf(addressOf(query), change)
  const kept = queryClient.getQueryCache().findAll({ queryKey: orderKeys.details(), predicate: isMeant })
  for (const query of kept) {
    const known = query.state.data as Order | undefined
    if (!known || (change?.version && change.version <= known.version)) continue
    if (query.isActive()) await refreshOrder(queryClient, addressOf(query), { known, wanted: change?.version ?? 0 })
    else query.invalidate()
  }
}

const addressOf = ({ queryKey }: Query): OrderAddress => queryKey.at(-1) as OrderAddress

/** A customer receives the changes of their own company only, so the number is enough. */
const isOf = (ref: OrderAddress, { id, company_id }: LiveChange): boolean =>
  ref.maskId === id && (ref.audience === 'customer' || ref.companyId === company_id)

async function refreshOrder(
  queryClient: QueryClient,
  ref: OrderAddress,
  { known, wanted }: { known: Order; wanted: number },
): Promise<void> {
  const ask = () =>
    queryClient.query({
      queryKey: orderKeys.newest(ref),
      queryFn: ({ signal }) => getOrder(ref, signal),
      staleTime: 0,
      gcTime: 0,
      meta: { quiet: true },
    })
  try {
    const first = await ask()
    // Two simultaneous changes share a request, whose answer may be older than the second change.
    applyFreshOrder(queryClient, ref, { known, now: first.version < wanted ? await ask() : first })
  } catch (error) {
    // The user may have lost access to the order, and the screen has to show that; after other failures, the next
    // change refetches it.
    if (isApiError(error, 'not_found')) await queryClient.resetQueries({ queryKey: orderKeys.detail(ref) })
  }
}

function applyFreshOrder(
  queryClient: QueryClient,
  ref: OrderAddress,
  { known, now }: { known: Order; now: Order },
): void {
  const shown = queryClient.getQueryData<Order>(orderKeys.detail(ref)) ?? known
  // The answer of a command of this tab is newer.
  if (shown.version > now.version) return
  const isHeld = hasUnsentInput()
  if (!isHeld) queryClient.setQueryData(orderKeys.detail(ref), now)
  const told = queryClient.getQueryData<OrderNews | null>(orderKeys.news(ref))
  const since = told?.since ?? newestOf(shown)
  if (newestOf(now) > since) queryClient.setQueryData<OrderNews>(orderKeys.news(ref), { now, since, isHeld })
}

const newestOf = ({ history }: Order): number => Math.max(0, ...history.map(({ id }) => id))

async function ownCommandsSettled(queryClient: QueryClient): Promise<void> {
  if (queryClient.isMutating() === 0) return
  await new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(go, OWN_ANSWER_MS)
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (queryClient.isMutating() === 0) go()
    })
  })
}
