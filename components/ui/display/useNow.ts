import { useEffect, useState } from 'react'
import { useServed } from '@/contexts/ServedContext'
import { useHydrated } from '../browser/useHydrated'

/** The current time, updated every `everyMs` milliseconds while `waiting`; while a served page is hydrated, that of its HTML. */
export function useNow(everyMs: number, waiting: boolean): Date {
  const servedAt = useServed()?.at
  const isHydrated = useHydrated()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, waiting])
  return isHydrated || servedAt === undefined ? now : new Date(servedAt)
}
