import { staffOrderEarly } from '@/hooks/orders/orders.queries'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { StaffOrderScreen } from '@/components/orders/detail/staff/StaffOrderScreen'

const StaffOrderPage: Page = () => <StaffOrderScreen />

StaffOrderPage.access = 'orders:read'
StaffOrderPage.layout = StaffLayout
StaffOrderPage.title = 'Pedido'
StaffOrderPage.early = staffOrderEarly

export default StaffOrderPage
