import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/**
 * False while the page is prerendered and while its HTML is hydrated, then true. A `dynamic` part without SSR needs it where
 * it stands in the served HTML: React may hydrate in several attempts, and if the part has been loaded before the last one,
 * it would be drawn where the HTML has its placeholder.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
