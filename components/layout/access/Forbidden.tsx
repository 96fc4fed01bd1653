import { useRouter } from 'next/router'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { useLogin } from '@/contexts/LoginContext'
import { isCustomer } from '@/services/auth/actor.rules'
import { PageTitle } from '../frames/PageTitle'
import { HomeLink } from '../header/HomeLink'

/** Shown without permission for a page: who to ask, and a link home. */
export const Forbidden = () => {
  const { actor } = useLogin()
  const { pathname } = useRouter()
  return (
    <>
      <PageTitle title="Sem acesso" />
      <EmptyState
        variant="forbidden"
        heading="h1"
        title="Você não tem acesso a esta página"
        description={whatHelps(actor !== null && isCustomer(actor), pathname.startsWith('/platform/admin'))}
        action={<HomeLink />}
      />
    </>
  )
}

function whatHelps(isCustomers: boolean, isStaffPage: boolean): string {
  if (!isCustomers) return 'Peça acesso a quem administra os usuários da Arrenda.'
  return isStaffPage ? 'Ela é só da equipe da Arrenda.' : 'Peça acesso a quem administra a conta da sua empresa.'
}
