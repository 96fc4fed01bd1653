import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { useLogin } from '@/contexts/LoginContext'
import { SUPPORT_MAIL } from '@/services/config/contact.rules'
import { paths } from '@/services/config/paths'

/** What the people of a company see whose access staff have ended. */
export const AccessEndedScreen = () => {
  const { user } = useLogin()
  return (
    <EmptyState
      variant="forbidden"
      heading="h1"
      title="O acesso da empresa foi encerrado"
      description={
        <>
          A Arrenda encerrou o acesso{user?.company ? ` de ${user.company.corporate_name}` : ''} à plataforma. Os
          pedidos já feitos continuam como estão. Para entender o motivo ou voltar a usar, escreva para{' '}
          <a href={`mailto:${SUPPORT_MAIL}`}>{SUPPORT_MAIL}</a>.
        </>
      }
      action={
        <>
          <ButtonLink kind="primary" href={`mailto:${SUPPORT_MAIL}`}>
            Escrever para a Arrenda
          </ButtonLink>
          <ButtonLink href={paths.platform.settings()}>Meus dados</ButtonLink>
          <ButtonLink href={paths.platform.help()}>Ajuda</ButtonLink>
        </>
      }
    />
  )
}
