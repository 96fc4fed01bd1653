import { useEffect, useState } from 'react'

/** The time, again every so many milliseconds; it stands still while nothing waits for it. */
export function useNow(everyMs: number, waiting: boolean): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, waiting])
  return now
}
