import { useSyncExternalStore } from 'react'

const KEY = /^#key=([\w-]+)$/

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

const read = (): string | null => KEY.exec(window.location.hash)?.[1] ?? null

/**
 * The key of the personal link, from the fragment of the address, which no server sees. It stays in the address: a
 * phone may reload the page when the user returns from reading the code. Null without a key, undefined before
 * hydration.
 */
export const useSigningKey = (): string | null | undefined => useSyncExternalStore(subscribe, read, () => undefined)
