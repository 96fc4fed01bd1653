import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { UsersScreen } from '@/components/users/UsersScreen'

const StaffUsersPage: Page = () => <UsersScreen />

StaffUsersPage.access = 'users:read'
StaffUsersPage.layout = StaffLayout
StaffUsersPage.title = 'Usuários'
StaffUsersPage.heading = true
StaffUsersPage.getInitialProps = perRequest

export default StaffUsersPage
