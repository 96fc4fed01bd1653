import { COMING_TO_STAFF } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffClientsPage: Page = () => <ComingScreen page={COMING_TO_STAFF.clients} />

StaffClientsPage.access = 'clients:read'
StaffClientsPage.layout = StaffLayout
StaffClientsPage.title = COMING_TO_STAFF.clients.title

export default StaffClientsPage
