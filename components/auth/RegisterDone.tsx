import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { paths } from '@/services/config/paths'
import { useNextPath } from './useNextPath'

/** The same for everybody: what came of it is told by mail (docs/adr/0401). */
export const RegisterDone = ({ email }: { email: string }) => (
  <EmptyState
    variant="first-use"
    heading="h1"
    title="Cadastro recebido"
    description={
      <>
        Enviamos os próximos passos para <strong>{email}</strong>. Nossa equipe confere os dados e ativa a conta, em
        geral em até 1 dia útil.
      </>
    }
    action={<ButtonLink href={paths.login(useNextPath())}>Entrar</ButtonLink>}
  />
)
