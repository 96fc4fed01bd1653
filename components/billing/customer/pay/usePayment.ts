import { useQuery } from '@tanstack/react-query'
import { paymentOptionsQueryOptions } from '@/hooks/billing/payments.queries'
import { isPayable } from '@/services/billing/invoices/invoice-states.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import type { PaymentOptions } from '@/services/billing/payments/payments.schema'

export type Payment = {
  /** Undefined while it loads, and of an invoice that is not to be paid. */
  options: PaymentOptions | undefined
  error: unknown
  retry: () => void
}

/** How the invoice is paid today, for one that still is to be paid. */
export function usePayment(invoice: Pick<Invoice, 'id' | 'kind' | 'status'>): Payment {
  const { data, error, refetch } = useQuery(paymentOptionsQueryOptions(invoice.id, isPayable(invoice)))
  return { options: data, error: data ? null : error, retry: () => void refetch() }
}
