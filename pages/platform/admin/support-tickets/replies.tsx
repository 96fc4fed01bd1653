import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { RepliesScreen } from '@/components/tickets/replies/RepliesScreen'

const TicketRepliesPage: Page = () => <RepliesScreen />

TicketRepliesPage.access = 'tickets:manage'
TicketRepliesPage.layout = StaffLayout
TicketRepliesPage.title = 'Respostas prontas'

export default TicketRepliesPage
