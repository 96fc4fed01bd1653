import { EmptyState } from '@/components/ui/EmptyState'
import { HomeLink } from './HomeLink'

export const Forbidden = () => (
  <EmptyState
    variant="forbidden"
    heading="h1"
    title="Você não tem acesso a esta página"
    description="Peça acesso a quem administra a conta da sua empresa."
    action={<HomeLink />}
  />
)
