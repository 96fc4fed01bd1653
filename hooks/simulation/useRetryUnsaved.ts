import { useEffect, useRef } from 'react'

/** Seconds between two tries, the last one again and again. */
const PAUSES_S = [3, 5, 10, 20, 30]

type Retrying = {
  /** Something is shown that could not be saved, and no try is under way. */
  isFailed: boolean
  /** There is a connection, and somebody who may save. */
  isPossible: boolean
  retry: (isAsked: boolean) => void
}

/** Tries again by itself what could not be saved: at once when it becomes possible again, else less and less often. */
export function useRetryUnsaved({ isFailed, isPossible, retry }: Retrying, hasUnsaved: boolean): void {
  const tries = useRef(0)
  const isNewlyPossible = useRef(false)
  useEffect(() => {
    if (!hasUnsaved) tries.current = 0
  }, [hasUnsaved])
  useEffect(() => {
    if (!isFailed) return
    if (!isPossible) {
      isNewlyPossible.current = true
      return
    }
    const pause = isNewlyPossible.current ? 0 : (PAUSES_S[Math.min(tries.current, PAUSES_S.length - 1)] ?? 0)
    const timer = setTimeout(() => {
      isNewlyPossible.current = false
      tries.current += 1
      retry(false)
    }, pause * 1000)
    return () => clearTimeout(timer)
  }, [isFailed, isPossible, retry])
}
