import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/**
 * False on the server and while its HTML is hydrated, then true. React may hydrate in several attempts: what has come in
 * between must not be drawn where the HTML has its placeholder.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
