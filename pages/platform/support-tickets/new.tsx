import { HelpSuggestions } from '@/components/help/HelpSuggestions'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { NewTicketScreen } from '@/components/tickets/open/NewTicketScreen'

const NewTicketPage: Page = () => <NewTicketScreen help={HelpSuggestions} />

NewTicketPage.access = 'tickets:use'
NewTicketPage.layout = PlatformLayout
NewTicketPage.title = 'Novo chamado'
NewTicketPage.getInitialProps = perRequest

export default NewTicketPage
