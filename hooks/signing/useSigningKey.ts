import { useSyncExternalStore } from 'react'

const KEY = /^#key=([\w-]+)$/

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

const read = (): string | null => KEY.exec(window.location.hash)?.[1] ?? null

/**
 * The key of the personal link that was followed: behind the #, where no server sees it. It stays in the address: a phone
 * loads the page anew when somebody comes back from reading the code. Null without one, undefined before the page is alive.
 */
export const useSigningKey = (): string | null | undefined => useSyncExternalStore(subscribe, read, () => undefined)
