import { parseActingFor } from '@/services/auth/acting-for.rules'

type Company = number | null | undefined

let last: Company
const listeners = new Set<() => void>()

/** Stores the company that an answer names as the one acted for; an answer without the header changes nothing. */
export function setActingFor(header: unknown): void {
  const company = parseActingFor(header)
  if (company === undefined || company === last) return
  last = company
  listeners.forEach((listener) => listener())
}

/** The company of the newest answer: an id, null for none, undefined before the first. */
export const actingForStore = {
  read: (): Company => last,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
