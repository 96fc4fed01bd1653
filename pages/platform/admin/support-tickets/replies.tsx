import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { RepliesScreen } from '@/components/tickets/replies/RepliesScreen'

const TicketRepliesPage: Page = () => <RepliesScreen />

TicketRepliesPage.access = 'tickets:manage'
TicketRepliesPage.layout = StaffLayout
TicketRepliesPage.title = 'Respostas prontas'
TicketRepliesPage.getInitialProps = perRequest

export default TicketRepliesPage
