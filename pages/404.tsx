import type { Page } from '@/components/layout/frames/page.types'
import { VisitorLayout } from '@/components/layout/frames/VisitorLayout'
import { HomeLink } from '@/components/layout/header/HomeLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'

const NotFoundPage: Page = () => (
  <EmptyState
    variant="not-found"
    heading="h1"
    title="Essa página não existe :("
    description="O endereço pode ter mudado ou você não tem acesso a ele."
    action={<HomeLink />}
  />
)

NotFoundPage.title = 'Página não encontrada'
NotFoundPage.layout = VisitorLayout

export default NotFoundPage
