import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { auditKeys } from '@/hooks/audit/audit.queries'
import { creditKeys } from '@/hooks/credit/credit.queries'
import { equipmentKeys } from '@/hooks/equipment/equipment.queries'
import { exchangeKeys } from '@/hooks/equipment/exchanges.queries'
import { homeIndicatorKeys } from '@/hooks/dashboard/home.queries'
import { deliveryKeys } from '@/hooks/logistics/logistics-keys'
import { returnKeys } from '@/hooks/logistics/logistics-keys'
import { invalidateBell } from '@/hooks/notifications/notifications.mutations'
import { noteKeys } from '@/hooks/orders/notes.queries'
import { orderKeys } from '@/hooks/orders/order-keys'
import { holdKeys } from '@/hooks/stock/holds.queries'
import { ticketKeys } from '@/hooks/tickets/tickets.queries'
import { LIVE_TYPES, type LiveType } from '@/services/live/live.rules'
import { openEvents } from '@/services/live/live.service'
import { connectEventStream } from './event-stream'
import { refreshOpenOrders } from './refresh-open-orders'

/** Keeps the shown data up to date with the API while the component is mounted. */
export function useLiveUpdates(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const changed = new Set<LiveType>()
    const lists = throttle(() => {
      invalidateFor(queryClient, changed)
      changed.clear()
    })
    const stop = connectEventStream({
      open: openEvents,
      onChange: (change) => {
        changed.add(change.type)
        lists.call()
        if (change.type === 'order') void refreshOpenOrders(queryClient, change)
      },
      onNotification: () => void invalidateBell(queryClient),
      onMissed: () => {
        invalidateFor(queryClient)
        void refreshOpenOrders(queryClient)
      },
    })
    return () => {
      stop()
      lists.cancel()
    }
  }, [queryClient])
}

/** The first parts of the query keys that show each type of record. */
const QUERY_KEYS: Record<LiveType, readonly string[]> = {
  order: [
    orderKeys.all[0],
    auditKeys.all[0],
    holdKeys.all[0],
    equipmentKeys.all[0],
    creditKeys.all[0],
    deliveryKeys.all[0],
    returnKeys.all[0],
    exchangeKeys.all[0],
    homeIndicatorKeys.all[0],
    // A ticket shows how far the exchange of its unit is.
    ticketKeys.all[0],
  ],
  order_note: [noteKeys.all[0], auditKeys.all[0]],
  credit_query: [creditKeys.all[0], auditKeys.all[0]],
  // The first part of `invoiceKeys` (hooks/billing).
  invoice: ['invoices', homeIndicatorKeys.all[0], auditKeys.all[0]],
  ticket: [ticketKeys.all[0], homeIndicatorKeys.all[0], auditKeys.all[0]],
  ticket_internal: [ticketKeys.all[0], auditKeys.all[0]],
}

/**
 * Order queries not to invalidate: those that never change, mutations, and the open order (see `refreshOpenOrders`).
 */
const EXCLUDED_PARTS: readonly unknown[] = ['detail', 'file', 'proposal', 'upload', 'conflict', 'newest', 'news']

/** Refetches the mounted queries of these types; the others are refetched when they are next mounted. */
export function invalidateFor(queryClient: QueryClient, types: Iterable<LiveType> = LIVE_TYPES): void {
  const words = new Set<unknown>([...types].flatMap((type) => QUERY_KEYS[type]))
  const isConcerned = ({ queryKey: [word, part] }: Query): boolean =>
    words.has(word) && !(word === orderKeys.all[0] && EXCLUDED_PARTS.includes(part))
  void queryClient.invalidateQueries({ predicate: isConcerned })
}

/** Spreads the refetches of many browsers that receive the same event. */
const JITTER_MS = 200
const INTERVAL_MS = 3_000

/** Runs `act` shortly after a call, once for all calls until then, and at most once per interval. */
export function throttle(act: () => void): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let next = 0
  return {
    call: () => {
      timer ??= setTimeout(
        () => {
          timer = undefined
          next = Date.now() + INTERVAL_MS
          act()
        },
        Math.max(Math.random() * JITTER_MS, next - Date.now()),
      )
    },
    cancel: () => clearTimeout(timer),
  }
}
