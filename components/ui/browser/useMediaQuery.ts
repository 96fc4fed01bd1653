import { useCallback, useSyncExternalStore } from 'react'
import { useServed } from '@/contexts/ServedContext'

/** True while the query matches; false while the page is prerendered. */
export const useMediaQuery = (query: string): boolean => {
  const width = useServed()?.width
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => width !== undefined && width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]),
  )
}
