import { COMING_TO_STAFF } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffDashboardPage: Page = () => <ComingScreen page={COMING_TO_STAFF.dashboard} />

StaffDashboardPage.access = 'dashboard:read'
StaffDashboardPage.layout = StaffLayout
StaffDashboardPage.title = COMING_TO_STAFF.dashboard.title

export default StaffDashboardPage
