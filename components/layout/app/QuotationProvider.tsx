import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLogin } from '@/contexts/LoginContext'
import { QuotationContext, type QuotationValue } from '@/contexts/QuotationContext'
import {
  beginFlow,
  EMPTY_FLOW,
  endFlow,
  readFlow,
  subscribeToFlow,
  updateFlow,
} from '@/contexts/stores/quotation-flow.store'
import { quotationQueryOptions } from '@/hooks/simulation/open-quotation.queries'
import { useStartQuotation } from '@/hooks/simulation/useStartQuotation'
import { deleteQuotationKey, readQuotation } from '@/services/config/cookies'
import { isApiError } from '@/services/http/api-error.rules'
import { isQuotationOpen } from '@/services/simulation/quotations/quotation-state.rules'

/** The default service package. */
const DEFAULT_PACKAGE = 1

/** Answers for a visitor whose quotation a company has adopted, and for anyone whose quotation no longer exists. */
const GONE_CODES = ['not_found', 'forbidden', 'token_not_valid']

/** Provides the one open quotation, whose id is in a cookie. */
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

  // An expired session also deletes the cookie; after the next log-in the same page records itself again.
  const mayContinue = isLogged || isVisiting
  const visit = useCallback(
    (quotation: number, page: string): void => {
      if (mayContinue) visitPage(quotation, page)
    },
    [mayContinue],
  )

  const start = useCallback(
    async (input: Parameters<QuotationValue['start']>[0]) => {
      const quotation = await mutateAsync(input)
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
