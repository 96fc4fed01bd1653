import { DeskLayout } from '@/components/layout/frames/DeskLayout'
import type { Page } from '@/components/layout/frames/page.types'
import { perRequest } from '@/components/layout/frames/perRequest'
import { StaffTicketsScreen } from '@/components/tickets/staff/StaffTicketsScreen'

const StaffTicketsPage: Page = () => <StaffTicketsScreen />

StaffTicketsPage.access = 'tickets:manage'
StaffTicketsPage.layout = DeskLayout
StaffTicketsPage.title = 'Chamados'
StaffTicketsPage.getInitialProps = perRequest

export default StaffTicketsPage
