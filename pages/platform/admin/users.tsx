import { COMING_TO_STAFF } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffUsersPage: Page = () => <ComingScreen page={COMING_TO_STAFF.users} />

StaffUsersPage.access = 'users:read'
StaffUsersPage.layout = StaffLayout
StaffUsersPage.title = COMING_TO_STAFF.users.title

export default StaffUsersPage
