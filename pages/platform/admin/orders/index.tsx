import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'
import { StaffOrders } from '@/components/orders/staff/StaffOrders'

const StaffOrdersPage: Page = () => <StaffOrders />

StaffOrdersPage.access = 'orders:read'
StaffOrdersPage.layout = StaffLayout
StaffOrdersPage.title = 'Pedidos'

export default StaffOrdersPage
