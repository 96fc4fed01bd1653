import { PlatformLayout } from '@/components/layout/PlatformLayout'
import type { Page } from '@/components/layout/page.types'
import { OrderScreen } from '@/components/orders/OrderScreen'

const OrderPage: Page = () => <OrderScreen />

OrderPage.access = 'checkout:read'
OrderPage.layout = PlatformLayout
OrderPage.title = 'Pedido'

export default OrderPage
