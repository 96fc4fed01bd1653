import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { TicketsScreen } from '@/components/tickets/list/TicketsScreen'

const SupportTicketsPage: Page = () => <TicketsScreen />

SupportTicketsPage.access = 'tickets:use'
SupportTicketsPage.layout = PlatformLayout
SupportTicketsPage.title = 'Chamados'
SupportTicketsPage.heading = true

export default SupportTicketsPage
