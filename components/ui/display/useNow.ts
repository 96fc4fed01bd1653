import { useEffect, useState } from 'react'

/** The current time, updated every `everyMs` milliseconds while `waiting`. */
export function useNow(everyMs: number, waiting: boolean): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, waiting])
  return now
}
