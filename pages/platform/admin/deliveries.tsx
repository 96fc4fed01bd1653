import { COMING_TO_STAFF } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffDeliveriesPage: Page = () => <ComingScreen page={COMING_TO_STAFF.deliveries} />

StaffDeliveriesPage.access = 'packages:read'
StaffDeliveriesPage.layout = StaffLayout
StaffDeliveriesPage.title = COMING_TO_STAFF.deliveries.title

export default StaffDeliveriesPage
