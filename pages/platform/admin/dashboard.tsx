import { DashboardScreen } from '@/components/dashboard/panel/DashboardScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffDashboardPage: Page = () => <DashboardScreen />

StaffDashboardPage.access = 'dashboard:read'
StaffDashboardPage.layout = StaffLayout
StaffDashboardPage.title = 'Painel'
StaffDashboardPage.getInitialProps = perRequest

export default StaffDashboardPage
