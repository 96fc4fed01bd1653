import dynamic from 'next/dynamic'
import { customerOrderEarly } from '@/hooks/orders/orders.queries'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { CustomerOrderScreen } from '@/components/orders/detail/CustomerOrderScreen'

// The heaviest page: its invoices and tickets, which load after the order anyway, come in chunks of their own.
const OrderInvoices = dynamic(
  () => import('@/components/billing/customer/OrderInvoices').then((module) => module.OrderInvoices),
  { ssr: false },
)
const OrderTickets = dynamic(
  () => import('@/components/tickets/about/RelatedTickets').then((module) => module.OrderTickets),
  { ssr: false },
)

const OrderPage: Page = () => <CustomerOrderScreen related={[OrderInvoices, OrderTickets]} />

OrderPage.access = 'checkout:read'
OrderPage.layout = PlatformLayout
OrderPage.title = 'Pedido'
OrderPage.early = customerOrderEarly

export default OrderPage
