import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { RatingsScreen } from '@/components/tickets/ratings/RatingsScreen'

const TicketRatingsPage: Page = () => <RatingsScreen />

TicketRatingsPage.access = 'tickets:manage'
TicketRatingsPage.layout = StaffLayout
TicketRatingsPage.title = 'Avaliações'
TicketRatingsPage.getInitialProps = perRequest

export default TicketRatingsPage
