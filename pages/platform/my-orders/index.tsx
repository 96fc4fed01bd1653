import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { MyOrdersScreen } from '@/components/orders/list/MyOrdersScreen'
import { lazyPart } from '@/components/ui/browser/lazyPart'

// The second tab comes in a chunk of its own.
const Invoices = lazyPart(() =>
  import('@/components/billing/customer/InvoicesTab').then((module) => module.InvoicesTab),
)

const MyOrdersPage: Page = () => <MyOrdersScreen invoices={Invoices} />

MyOrdersPage.access = 'checkout:read'
MyOrdersPage.layout = PlatformLayout
MyOrdersPage.title = 'Meus pedidos'
MyOrdersPage.heading = true
MyOrdersPage.getInitialProps = perRequest

export default MyOrdersPage
