import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { quotationQueryOptions } from '@/hooks/simulation/simulation.queries'
import { type QuotationStart, useStartQuotation } from '@/hooks/simulation/useStartQuotation'
import { deleteQuotationKey, readQuotation } from '@/services/config/cookies'
import { isApiError } from '@/services/http/api-error'
import { isQuotationOpen } from '@/services/simulation/quotation-state.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { useLogin } from './LoginContext'
import {
  beginFlow,
  EMPTY_FLOW,
  endFlow,
  type QuotationFlow,
  readFlow,
  subscribeToFlow,
  updateFlow,
} from './stores/quotation-flow.store'

/** The package that counts until another one is chosen (specification, section 9). */
const DEFAULT_PACKAGE = 1

type QuotationValue = QuotationFlow & {
  /** Of the cookie: the quotation under way. */
  quotationId: number | null
  /** As the server has it; null until it has been read. */
  quotation: Quotation | null
  /** False while the server has not yet said whether the quotation can be gone on with. */
  isKnown: boolean
  /** The question last answered. */
  step: number | null
  comment: string
  /** Id of the service package. */
  selectedPackage: number
  /** Begins a simulation: keeps its quotation in the cookie and forgets filters, package, page and comment. */
  start: (start: QuotationStart) => Promise<Quotation>
  /** A page of the simulator is open: it is where 'Continuar' leads. Another quotation than the kept one takes its place. */
  visit: (quotation: number, page: string) => void
  change: (change: Partial<Omit<QuotationFlow, 'lastPage'>>) => void
  /** Finishing or resetting: removes the cookie and clears everything that was remembered. */
  reset: () => void
}

/** A visitor's key opens nothing any more, as soon as a company has the quotation. */
const GONE_CODES = ['not_found', 'forbidden', 'token_not_valid']

const QuotationContext = createContext<QuotationValue | null>(null)

/** The quotation flow of the specification (section 4): one quotation is under way, in a cookie. */
export const QuotationProvider = ({ children }: { children: ReactNode }) => {
  const { isLogged, isVisiting } = useLogin()
  const quotationId = useSyncExternalStore(subscribeToFlow, readQuotation, () => null)
  const flow = useSyncExternalStore(subscribeToFlow, readFlow, () => EMPTY_FLOW)
  const { data, error } = useQuery(quotationQueryOptions(isLogged || isVisiting ? quotationId : null))
  const { mutateAsync } = useStartQuotation()

  const isGone = data ? !isQuotationOpen(data) : GONE_CODES.some((code) => isApiError(error, code))
  useEffect(() => {
    if (isGone) endFlow()
    if (isGone && isVisiting) deleteQuotationKey()
  }, [isGone, isVisiting])

  // A session that ends by itself takes the cookie along; whoever logs in again is on the same page, which then counts anew.
  const isSomebody = isLogged || isVisiting
  const visit = useCallback(
    (quotation: number, page: string): void => {
      if (isSomebody) visitPage(quotation, page)
    },
    [isSomebody],
  )

  const start = useCallback(
    async (wish: QuotationStart) => {
      const quotation = await mutateAsync(wish)
      beginFlow(quotation.id)
      return quotation
    },
    [mutateAsync],
  )

  const value = useMemo<QuotationValue>(() => {
    const quotation = data ?? null
    return {
      ...flow,
      quotationId,
      quotation,
      isKnown: quotation !== null || error !== null,
      step: quotation?.step ?? null,
      comment: quotation?.comment ?? '',
      selectedPackage: quotation?.service_package.id ?? DEFAULT_PACKAGE,
      start,
      visit,
      change: updateFlow,
      reset: endFlow,
    }
  }, [flow, quotationId, data, error, start, visit])

  return <QuotationContext value={value}>{children}</QuotationContext>
}

function visitPage(quotation: number, page: string): void {
  if (readQuotation() !== quotation) beginFlow(quotation)
  updateFlow({ lastPage: page })
}

export function useQuotation(): QuotationValue {
  const value = useContext(QuotationContext)
  if (!value) throw new Error('useQuotation needs a QuotationProvider above it')
  return value
}
