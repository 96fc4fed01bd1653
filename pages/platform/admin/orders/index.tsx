import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { StaffOrdersScreen } from '@/components/orders/list/staff/StaffOrdersScreen'

const StaffOrdersPage: Page = () => <StaffOrdersScreen />

StaffOrdersPage.access = 'orders:read'
StaffOrdersPage.layout = StaffLayout
StaffOrdersPage.title = 'Pedidos'
StaffOrdersPage.heading = true
StaffOrdersPage.getInitialProps = perRequest

export default StaffOrdersPage
