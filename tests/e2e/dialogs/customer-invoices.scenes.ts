import { press } from './openings'
import type { Scene } from './scene.types'

type Listed = { results: { id: number; disputed: boolean }[] }

/** The dialogs of a customer's invoices. */
export const CUSTOMER_INVOICE_SCENES: Readonly<Record<string, Scene>> = {
  'an open invoice of a customer': {
    // Their invoice of two months ago is not paid.
    email: 'gestor@tresrios.example',
    at: async (send) => {
      const { results } = await send<Listed>('GET', '/invoices?status=ISSUED&page_size=100')
      const invoice = results.find(({ disputed }) => !disputed)
      if (!invoice) throw new Error('There is no open invoice that can be contested.')
      return `/platform/my-orders/invoices/${String(invoice.id)}`
    },
    dialogs: [
      {
        component: 'components/billing/customer/DisputeDialog.tsx',
        title: /^Contestar a fatura/,
        onDesk: true,
        open: press('Contestar'),
      },
    ],
  },
}
