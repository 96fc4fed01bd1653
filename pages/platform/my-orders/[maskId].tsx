import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { CustomerOrderScreen } from '@/components/orders/detail/CustomerOrderScreen'
import { lazyPart } from '@/components/ui/browser/lazyPart'

// The heaviest page: its invoices and tickets, which load after the order anyway, come in chunks of their own.
const OrderInvoices = lazyPart(() =>
  import('@/components/billing/customer/OrderInvoices').then((module) => module.OrderInvoices),
)
const OrderTickets = lazyPart(() =>
  import('@/components/tickets/about/RelatedTickets').then((module) => module.OrderTickets),
)

const OrderPage: Page = () => <CustomerOrderScreen related={[OrderInvoices, OrderTickets]} />

OrderPage.access = 'checkout:read'
OrderPage.layout = PlatformLayout
OrderPage.title = 'Pedido'
OrderPage.getInitialProps = perRequest

export default OrderPage
