import { staffOrdersEarly } from '@/components/orders/list/staff/useOrderList'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { StaffOrdersScreen } from '@/components/orders/list/staff/StaffOrdersScreen'

const StaffOrdersPage: Page = () => <StaffOrdersScreen />

StaffOrdersPage.access = 'orders:read'
StaffOrdersPage.layout = StaffLayout
StaffOrdersPage.title = 'Pedidos'
StaffOrdersPage.heading = true
StaffOrdersPage.early = staffOrdersEarly

export default StaffOrdersPage
