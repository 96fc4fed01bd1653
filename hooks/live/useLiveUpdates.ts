import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { throttle } from '@/services/browser/throttle'
import type { LiveType } from '@/services/live/live.rules'
import { openEvents } from '@/services/live/live.service'
import { connectEventStream } from './event-stream'
import { invalidateFor } from './invalidate-for'
import { refreshOpenOrders } from './refresh-open-orders'

/** Keeps what is on the screen as it is at the API, as long as the component is there. */
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
