import { useState } from 'react'
import { useHydrated } from './useHydrated'

/**
 * What the browser has stored, read once.
 * @returns null while served HTML is hydrated: the server has no storage
 */
export function useStored<T>(read: () => T): T | null {
  const isHydrated = useHydrated()
  const [stored, setStored] = useState(() => (isHydrated ? { value: read() } : null))
  if (isHydrated && !stored) setStored({ value: read() })
  return stored?.value ?? null
}
