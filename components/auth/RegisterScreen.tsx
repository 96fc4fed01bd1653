import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { paths } from '@/services/config/paths'

const MAILBOX = 'comercial@arrenda.example'

/** How a company opens its account until the form is here. */
export const RegisterScreen = () => (
  <EmptyState
    variant="first-use"
    heading="h1"
    title="Criar conta"
    description={
      <>
        Por enquanto, abrimos contas por e-mail. Escreva para <a href={`mailto:${MAILBOX}`}>{MAILBOX}</a> com o CNPJ da
        empresa, seu nome e seu telefone.
      </>
    }
    action={<ButtonLink href={paths.login()}>Já tenho conta</ButtonLink>}
  />
)
