import dynamic from 'next/dynamic'
import { myOrdersEarly } from '@/components/orders/list/useMyOrders'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { MyOrdersScreen } from '@/components/orders/list/MyOrdersScreen'

// The second tab comes in a chunk of its own.
const Invoices = dynamic(
  () => import('@/components/billing/customer/InvoicesTab').then((module) => module.InvoicesTab),
  { ssr: false },
)

const MyOrdersPage: Page = () => <MyOrdersScreen invoices={Invoices} />

MyOrdersPage.access = 'checkout:read'
MyOrdersPage.layout = PlatformLayout
MyOrdersPage.title = 'Meus pedidos'
MyOrdersPage.heading = true
MyOrdersPage.early = myOrdersEarly

export default MyOrdersPage
