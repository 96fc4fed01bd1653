import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { MyOrdersScreen } from '@/components/orders/list/MyOrdersScreen'

const MyOrdersPage: Page = () => <MyOrdersScreen />

MyOrdersPage.access = 'checkout:read'
MyOrdersPage.layout = PlatformLayout
MyOrdersPage.title = 'Meus pedidos'

export default MyOrdersPage
