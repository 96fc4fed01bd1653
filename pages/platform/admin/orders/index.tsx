import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'
import { StaffOrdersScreen } from '@/components/orders/list/staff/StaffOrdersScreen'

const StaffOrdersPage: Page = () => <StaffOrdersScreen />

StaffOrdersPage.access = 'orders:read'
StaffOrdersPage.layout = StaffLayout
StaffOrdersPage.title = 'Pedidos'

export default StaffOrdersPage
