import type { Page } from '@/components/layout/frames/page.types'
import { VisitorLayout } from '@/components/layout/frames/VisitorLayout'
import { HomeLink } from '@/components/layout/header/HomeLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'

const ServerErrorPage: Page = () => (
  <EmptyState
    variant="server-error"
    heading="h1"
    title="O servidor não está respondendo. Tente novamente mais tarde."
    action={<HomeLink />}
  />
)

ServerErrorPage.title = 'O servidor não está respondendo'
ServerErrorPage.layout = VisitorLayout

export default ServerErrorPage
