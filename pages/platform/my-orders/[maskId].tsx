import dynamic from 'next/dynamic'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { CustomerOrderScreen } from '@/components/orders/detail/CustomerOrderScreen'

// The heaviest page: its tickets, which load after the order anyway, come in a chunk of their own.
const OrderTickets = dynamic(
  () => import('@/components/tickets/about/RelatedTickets').then((module) => module.OrderTickets),
  { ssr: false },
)

const OrderPage: Page = () => <CustomerOrderScreen tickets={OrderTickets} />

OrderPage.access = 'checkout:read'
OrderPage.layout = PlatformLayout
OrderPage.title = 'Pedido'

export default OrderPage
