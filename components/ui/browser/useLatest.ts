import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function at each rendering, which calls the one given last: for handlers of memoized components. Must not be
 * called while rendering.
 */
export function useLatest<Arguments extends unknown[], Result>(
  handler: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  }, [handler])
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
