import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { throttle } from '@/services/browser/throttle'
import type { LiveType } from '@/services/live/live.rules'
import { openEvents } from '@/services/live/live.service'
import { askAgain } from './ask-again'
import { keepListening } from './keep-listening'
import { renewOrders } from './renew-orders'

/** Keeps what is on the screen as it is at the API, as long as the component is there. */
export function useLiveUpdates(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const changed = new Set<LiveType>()
    const lists = throttle(() => {
      askAgain(queryClient, changed)
      changed.clear()
    })
    const stop = keepListening({
      open: openEvents,
      onChange: (change) => {
        changed.add(change.type)
        lists.call()
        if (change.type === 'order') void renewOrders(queryClient, change)
      },
      onMissed: () => {
        askAgain(queryClient)
        void renewOrders(queryClient)
      },
    })
    return () => {
      stop()
      lists.cancel()
    }
  }, [queryClient])
}
