import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { CustomerOrderScreen } from '@/components/orders/detail/CustomerOrderScreen'

const OrderPage: Page = () => <CustomerOrderScreen />

OrderPage.access = 'checkout:read'
OrderPage.layout = PlatformLayout
OrderPage.title = 'Pedido'

export default OrderPage
