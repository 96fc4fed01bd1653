import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { StaffNewTicketScreen } from '@/components/tickets/staff/open/StaffNewTicketScreen'

const StaffNewTicketPage: Page = () => <StaffNewTicketScreen />

StaffNewTicketPage.access = 'tickets:manage'
StaffNewTicketPage.layout = StaffLayout
StaffNewTicketPage.title = 'Novo chamado'
StaffNewTicketPage.getInitialProps = perRequest

export default StaffNewTicketPage
