import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'
import { StaffOrderScreen } from '@/components/orders/detail/staff/StaffOrderScreen'

const StaffOrderPage: Page = () => <StaffOrderScreen />

StaffOrderPage.access = 'orders:read'
StaffOrderPage.layout = StaffLayout
StaffOrderPage.title = 'Pedido'

export default StaffOrderPage
