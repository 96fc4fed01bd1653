import { createContext, useContext } from 'react'
import type { QuotationStart } from '@/services/simulation/quotations/open-quotation.service'
import type { Quotation } from '@/services/simulation/simulation.schema'
import type { QuotationFlow } from './stores/quotation-flow.store'

export type QuotationValue = QuotationFlow & {
  /** The open quotation, from the cookie. */
  quotationId: number | null
  /** As last received from the server; null until it has loaded. */
  quotation: Quotation | null
  /** True once the server has answered whether the quotation can be continued. */
  isKnown: boolean
  /** The last answered question. */
  step: number | null
  comment: string
  /** Id of the service package. */
  selectedPackage: number
  /** Creates a quotation, stores it in the cookie and resets the flow. */
  start: (start: QuotationStart) => Promise<Quotation>
  /** Records the open simulator page as the target of 'Continuar'; switches to that quotation if it is another one. */
  visit: (quotation: number, page: string) => void
  change: (change: Partial<Omit<QuotationFlow, 'lastPage'>>) => void
  /** Deletes the cookie and the flow, after the quotation was finished or discarded. */
  reset: () => void
}

/** Filled by `components/layout/app/QuotationProvider`. */
export const QuotationContext = createContext<QuotationValue | null>(null)

export function useQuotation(): QuotationValue {
  const value = useContext(QuotationContext)
  if (!value) throw new Error('useQuotation needs a QuotationProvider above it')
  return value
}
