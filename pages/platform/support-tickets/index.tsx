import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { TicketsScreen } from '@/components/tickets/list/TicketsScreen'

const SupportTicketsPage: Page = () => <TicketsScreen />

SupportTicketsPage.access = 'tickets:use'
SupportTicketsPage.layout = PlatformLayout
SupportTicketsPage.title = 'Chamados'
SupportTicketsPage.heading = true
SupportTicketsPage.getInitialProps = perRequest

export default SupportTicketsPage
