import { COMING_TO_STAFF } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffSupportTicketsPage: Page = () => <ComingScreen page={COMING_TO_STAFF['support-tickets']} />

StaffSupportTicketsPage.access = 'tickets:manage'
StaffSupportTicketsPage.layout = StaffLayout
StaffSupportTicketsPage.title = COMING_TO_STAFF['support-tickets'].title

export default StaffSupportTicketsPage
