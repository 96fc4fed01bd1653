import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { NotificationsScreen } from '@/components/notifications/NotificationsScreen'

const NotificationsPage: Page = () => <NotificationsScreen />

NotificationsPage.access = 'account:use'
NotificationsPage.layout = PlatformLayout
NotificationsPage.title = 'Avisos'
NotificationsPage.heading = true
NotificationsPage.getInitialProps = perRequest

export default NotificationsPage
