import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { NotificationsScreen } from '@/components/notifications/NotificationsScreen'

const StaffNotificationsPage: Page = () => <NotificationsScreen />

StaffNotificationsPage.access = 'account:use'
StaffNotificationsPage.layout = StaffLayout
StaffNotificationsPage.title = 'Avisos'
StaffNotificationsPage.heading = true
StaffNotificationsPage.getInitialProps = perRequest

export default StaffNotificationsPage
