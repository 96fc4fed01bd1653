import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { TicketScreen } from '@/components/tickets/detail/TicketScreen'

const TicketPage: Page = () => <TicketScreen />

TicketPage.access = 'tickets:use'
TicketPage.layout = PlatformLayout
TicketPage.title = 'Chamado'
TicketPage.getInitialProps = perRequest

export default TicketPage
