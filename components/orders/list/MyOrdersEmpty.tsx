import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { useLogin } from '@/contexts/LoginContext'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'

type Props = { filtered: boolean; onClear: () => void }

/** The empty list, with or without filters; each suggests what to do. */
export const MyOrdersEmpty = ({ filtered, onClear }: Props) => {
  const { actor } = useLogin()
  if (filtered)
    return (
      <EmptyState
        variant="no-result"
        title="Nenhum pedido com esses filtros"
        description="Confira o número ou tire um filtro."
        action={<PlainButton onClick={onClear}>Limpar filtros</PlainButton>}
      />
    )
  return (
    <EmptyState
      variant="first-use"
      title="Sua empresa ainda não fez pedidos"
      description="Faça uma simulação: leva cerca de 3 minutos e você vê o preço antes de pedir."
      action={
        actor &&
        may(actor, 'simulation:use') && (
          <ButtonLink kind="primary" href={paths.platform.simulators()}>
            Fazer uma simulação
          </ButtonLink>
        )
      }
    />
  )
}

export const MyOrdersFailed = ({ onRetry }: { onRetry: () => void }) => (
  <FailedState title="Não foi possível carregar os pedidos" onRetry={onRetry} />
)
