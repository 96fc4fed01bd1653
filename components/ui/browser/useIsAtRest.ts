import { useSyncExternalStore } from 'react'
import { whenIdle } from '@/services/browser/when-idle'

/** After the load: the page's data has come and is drawn, even on a slow phone. */
const REST_MS = 3000

const listeners = new Set<() => void>()
let isAtRest = false
let isAwaited = false

/**
 * True once the page has loaded and is idle, for what must not compete with it; stays true on the pages that follow. Browsers
 * that cannot tell when they are idle (Safari) do not wait.
 */
export const useIsAtRest = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAtRest || !canTell(),
    () => false,
  )

const canTell = (): boolean => 'requestIdleCallback' in window

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isAwaited && canTell()) {
    isAwaited = true
    whenIdle(announce, REST_MS)
  }
  return () => listeners.delete(listener)
}

function announce(): void {
  isAtRest = true
  for (const listener of listeners) listener()
}
