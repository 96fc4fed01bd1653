import { COMING_TO_STAFF, ComingScreen } from '@/components/layout/access/ComingScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffDashboardPage: Page = () => <ComingScreen page={COMING_TO_STAFF.dashboard} />

StaffDashboardPage.access = 'dashboard:read'
StaffDashboardPage.layout = StaffLayout
StaffDashboardPage.title = COMING_TO_STAFF.dashboard.title

export default StaffDashboardPage
