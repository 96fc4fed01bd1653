import { DashboardScreen } from '@/components/dashboard/panel/DashboardScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffDashboardPage: Page = () => <DashboardScreen />

StaffDashboardPage.access = 'dashboard:read'
StaffDashboardPage.layout = StaffLayout
StaffDashboardPage.title = 'Painel'

export default StaffDashboardPage
