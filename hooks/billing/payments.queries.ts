import { queryOptions, skipToken } from '@tanstack/react-query'
import { getPaymentOptions } from '@/services/billing/payments/payments.service'
import { invoiceKeys } from './invoices.queries'

/** How an invoice is paid today. Always stale: the charges grow with the days. */
export const paymentOptionsQueryOptions = (invoiceId: number | undefined, wanted = true) =>
  queryOptions({
    queryKey: invoiceKeys.payment(invoiceId),
    queryFn:
      invoiceId === undefined || Number.isNaN(invoiceId) || !wanted
        ? skipToken
        : ({ signal }) => getPaymentOptions(invoiceId, signal),
    staleTime: 0,
    // The card that shows it says when it could not be loaded.
    meta: { quiet: true },
  })
