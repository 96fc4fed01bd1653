import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { TicketScreen } from '@/components/tickets/detail/TicketScreen'

const TicketPage: Page = () => <TicketScreen />

TicketPage.access = 'tickets:use'
TicketPage.layout = PlatformLayout
TicketPage.title = 'Chamado'

export default TicketPage
