import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { bodyOf, http } from '@/services/http/client'
import type { NewPayment, PaymentOptions } from './payments.schema'

const invoicePath = (id: number): string => `/invoices/${String(id)}`

/** How an invoice is paid today, with the charges of today. */
export const getPaymentOptions = (id: number, signal?: AbortSignal): Promise<PaymentOptions> =>
  bodyOf(http.get<PaymentOptions>(`${invoicePath(id)}/payment`, { signal }))

/** Types the line of a boleto, or takes it away with null. */
export const setBoleto = (id: number, digitableLine: string | null): Promise<Invoice> =>
  bodyOf(http.put<Invoice>(`${invoicePath(id)}/boleto`, { digitable_line: digitableLine }))

/** Records a payment; the key makes a repeated call record it once. */
export const createPayment = (id: number, body: NewPayment, key: string): Promise<Invoice> =>
  bodyOf(http.post<Invoice>(`${invoicePath(id)}/payments`, body, { headers: { 'Idempotency-Key': key } }))

/** Reverses a payment that was wrong. */
export const reversePayment = (id: number, paymentId: number, reason: string): Promise<Invoice> =>
  bodyOf(http.delete<Invoice>(`${invoicePath(id)}/payments/${String(paymentId)}`, { data: { reason } }))
