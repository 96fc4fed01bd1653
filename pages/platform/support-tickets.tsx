import { COMING_TO_CUSTOMERS, ComingScreen } from '@/components/layout/access/ComingScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'

const SupportTicketsPage: Page = () => <ComingScreen page={COMING_TO_CUSTOMERS['support-tickets']} />

SupportTicketsPage.access = 'tickets:use'
SupportTicketsPage.layout = PlatformLayout
SupportTicketsPage.title = COMING_TO_CUSTOMERS['support-tickets'].title

export default SupportTicketsPage
