import { screen } from '@testing-library/react'
import { InvoiceScreen } from '@/components/billing/customer/InvoiceScreen'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import type { PaymentOptions } from '@/services/billing/payments/payments.schema'
import { wireInvoice, wirePaymentOptions } from '@/tests/factories/wire/invoices.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { answer, open } from '../../users/usersDesk'
import '@/components/billing/customer/DisputeDialog'

export type Drawn = { invoice?: Partial<Invoice>; payment?: Partial<PaymentOptions> }

/** Opens the invoice; the month before was not billed. */
export function openInvoice({ invoice = {}, payment = {} }: Drawn = {}) {
  answer('get', '/invoices', wirePage([]))
  answer('get', '/invoices/231', wireInvoice(invoice))
  answer('get', '/invoices/231/payment', wirePaymentOptions(payment))
  return open('/platform/my-orders/invoices/231', <InvoiceScreen />, { invoiceId: '231' })
}

/** The card that says how it is paid. */
export const payCard = () => screen.findByRole('region', { name: 'Como pagar' })
