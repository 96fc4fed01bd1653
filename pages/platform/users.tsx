import { COMING_TO_CUSTOMERS } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { PlatformLayout } from '@/components/layout/PlatformLayout'

const UsersPage: Page = () => <ComingScreen page={COMING_TO_CUSTOMERS.users} />

UsersPage.access = 'users:read'
UsersPage.layout = PlatformLayout
UsersPage.title = COMING_TO_CUSTOMERS.users.title

export default UsersPage
