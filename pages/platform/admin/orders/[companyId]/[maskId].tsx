import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { StaffOrderScreen } from '@/components/orders/detail/staff/StaffOrderScreen'

const StaffOrderPage: Page = () => <StaffOrderScreen />

StaffOrderPage.access = 'orders:read'
StaffOrderPage.layout = StaffLayout
StaffOrderPage.title = 'Pedido'
StaffOrderPage.getInitialProps = perRequest

export default StaffOrderPage
