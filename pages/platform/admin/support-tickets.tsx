import { COMING_TO_STAFF, ComingScreen } from '@/components/layout/access/ComingScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffSupportTicketsPage: Page = () => <ComingScreen page={COMING_TO_STAFF['support-tickets']} />

StaffSupportTicketsPage.access = 'tickets:manage'
StaffSupportTicketsPage.layout = StaffLayout
StaffSupportTicketsPage.title = COMING_TO_STAFF['support-tickets'].title

export default StaffSupportTicketsPage
