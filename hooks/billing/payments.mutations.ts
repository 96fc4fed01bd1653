import { useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import { useCsvImport } from '@/hooks/http/useCsvImport'
import type { NewPayment } from '@/services/billing/payments/payments.schema'
import { createPayment, reversePayment, setBoleto } from '@/services/billing/payments/payments.service'
import { useInvoiceCommand } from './invoice-command'
import { invoiceKeys } from './invoices.queries'

/** Records a payment once, however often it is sent. Field errors go to the form. */
export function useCreatePayment(invoiceId: number) {
  const { keyFor, renew } = useCommandKey()
  return useInvoiceCommand(invoiceId, (body: NewPayment) => createPayment(invoiceId, body, keyFor(body)), {
    quietCodes: ['invalid'],
    onDone: () => renew(),
  })
}

/** Reverses a payment that was wrong. */
export const useReversePayment = (invoiceId: number) =>
  useInvoiceCommand(invoiceId, ({ paymentId, reason }: { paymentId: number; reason: string }) =>
    reversePayment(invoiceId, paymentId, reason),
  )

/** Types the line of a boleto, or takes it away with null. Field errors go to the form. */
export const useSetBoleto = (invoiceId: number) =>
  useInvoiceCommand(invoiceId, (line: string | null) => setBoleto(invoiceId, line), { quietCodes: ['invalid'] })

/** Payments of a bank's file: checked first, then recorded. */
export function useImportPayments() {
  const queryClient = useQueryClient()
  return useCsvImport('/payments/import', () => {
    void queryClient.invalidateQueries({ queryKey: invoiceKeys.all })
  })
}
