import { jsonStore } from '@/services/browser/persisted-store'
import { deleteQuotation, onTokenChange, readQuotation, saveQuotation } from '@/services/config/cookies'

/** State of the open quotation that only this browser knows. */
export type QuotationFlow = {
  /** The answers that filter the list of products; null for all answers. */
  filters: readonly number[] | null
  /** Units entered before a product is chosen. */
  units: number
  lastPage: string | null
}

type StoredFlow = QuotationFlow & { quotation: number }

export const EMPTY_FLOW: QuotationFlow = { filters: null, units: 1, lastPage: null }

const isStoredFlow = (value: unknown): value is StoredFlow =>
  typeof value === 'object' && value !== null && 'quotation' in value && 'lastPage' in value

const store = jsonStore<StoredFlow | null>({
  key: 'arrenda-quotation',
  parse: (value) => (isStoredFlow(value) ? value : null),
  isEmpty: (flow) => flow === null,
  keepsInMemory: true,
})

/**
 * The flow of the quotation in the cookie; empty when another quotation's is stored. Returns the same object until
 * something changes.
 */
export function readFlow(): QuotationFlow {
  const stored = store.read()
  return stored !== null && stored.quotation === readQuotation() ? stored : EMPTY_FLOW
}

export function updateFlow(change: Partial<QuotationFlow>): void {
  const quotation = readQuotation()
  if (quotation !== null) store.write({ ...readFlow(), ...change, quotation })
}

/** Makes this the open quotation and resets the flow. */
export function beginFlow(quotation: number): void {
  store.write({ ...EMPTY_FLOW, quotation })
  saveQuotation(quotation)
}

export function endFlow(): void {
  store.write(null)
  deleteQuotation()
}

export function subscribeToFlow(listener: () => void): () => void {
  const stops = [onTokenChange(listener), store.subscribe(listener)]
  return () => stops.forEach((stop) => stop())
}
