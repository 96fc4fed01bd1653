import { useSyncExternalStore } from 'react'

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
  if (!isAwaited && canTell()) awaitRest()
  return () => listeners.delete(listener)
}

function awaitRest(): void {
  isAwaited = true
  const rest = () => setTimeout(() => window.requestIdleCallback(announce), REST_MS)
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
}

function announce(): void {
  isAtRest = true
  for (const listener of listeners) listener()
}
