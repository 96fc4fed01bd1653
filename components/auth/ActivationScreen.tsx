import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { PageTitle } from '@/components/layout/frames/PageTitle'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { useLogin } from '@/contexts/LoginContext'
import { authKeys, userQueryOptions } from '@/hooks/auth/auth.queries'
import { paths } from '@/services/config/paths'

const POLL_MS = 30_000

/** What the people of a company see until staff activate it; the page goes on by itself as soon as that has happened. */
export const ActivationScreen = () => {
  const { user } = useLogin()
  const queryClient = useQueryClient()
  const isAsking = useIsFetching({ queryKey: authKeys.user() }) > 0
  useQuery({ ...userQueryOptions(true), refetchInterval: POLL_MS })
  const check = () => void queryClient.invalidateQueries({ queryKey: authKeys.user() })
  return (
    <>
      <PageTitle title="Conta aguardando ativação" />
      <EmptyState
        variant="first-use"
        heading="h1"
        title="Conta aguardando ativação"
        description={
          <>
            Estamos conferindo o cadastro{user?.company ? ` de ${user.company.corporate_name}` : ''}. Costuma levar até
            1 dia útil, e avisamos por e-mail. Até lá você pode simular, conferir seus dados e tirar dúvidas na ajuda.
          </>
        }
        action={
          <>
            <PlainButton kind="primary" busy={isAsking} onClick={check}>
              Verificar agora
            </PlainButton>
            <ButtonLink href={paths.platform.settings()}>Meus dados</ButtonLink>
            <ButtonLink href={paths.platform.help()}>Ajuda</ButtonLink>
          </>
        }
      />
    </>
  )
}
