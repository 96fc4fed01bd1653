import type { QueryKey } from '@tanstack/react-query'
import type { Quotation } from '@/services/simulation/simulation.schema'
import type { Preview } from './unsaved-changes'

/** One way of changing a quotation. */
export type QuotationCommand<Input> = {
  /** Commands of one kind replace each other: of several that wait, only the newest is sent. */
  kind: string
  mutate: (quotation: number, input: Input) => Promise<Quotation>
  /** The quotation as it will be, shown at once. Sums are left to the server. */
  preview?: Preview<Input>
  /** Milliseconds in which a newer command of the kind may still take this one's place (typing a quantity). */
  debounceMs?: number
  /** What else is no longer true once this is saved. */
  invalidates?: (quotation: number) => readonly QueryKey[]
  meta?: { quietCodes?: string[] }
}
