import { COMING_TO_STAFF } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffReturnalsPage: Page = () => <ComingScreen page={COMING_TO_STAFF.returnals} />

StaffReturnalsPage.access = 'packages:read'
StaffReturnalsPage.layout = StaffLayout
StaffReturnalsPage.title = COMING_TO_STAFF.returnals.title

export default StaffReturnalsPage
