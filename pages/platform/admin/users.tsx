import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'
import { UsersScreen } from '@/components/users/UsersScreen'

const StaffUsersPage: Page = () => <UsersScreen />

StaffUsersPage.access = 'users:read'
StaffUsersPage.layout = StaffLayout
StaffUsersPage.title = 'Usuários'

export default StaffUsersPage
