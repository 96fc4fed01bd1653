import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { UsersScreen } from '@/components/users/UsersScreen'

const UsersPage: Page = () => <UsersScreen />

UsersPage.access = 'users:read'
UsersPage.layout = PlatformLayout
UsersPage.title = 'Usuários'
UsersPage.heading = true
UsersPage.getInitialProps = perRequest

export default UsersPage
