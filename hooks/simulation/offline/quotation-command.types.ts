import type { QueryKey } from '@tanstack/react-query'
import type { Quotation } from '@/services/simulation/simulation.schema'
import type { Preview } from './unsaved-changes'

/** A way to change a quotation, saved through the offline queue. */
export type QuotationCommand<Input> = {
  /** Waiting commands of the same kind replace each other: only the newest is sent. */
  kind: string
  mutate: (quotation: number, input: Input) => Promise<Quotation>
  /** The optimistic update; totals are left to the server. Commands without one are not persisted. */
  preview?: Preview<Input>
  /** Debounce in milliseconds, for typed values. */
  debounceMs?: number
  /** Further queries to invalidate once it is saved. */
  invalidates?: (quotation: number) => readonly QueryKey[]
  meta?: { quietCodes?: string[] }
}
