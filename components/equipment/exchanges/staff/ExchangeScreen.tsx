import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/useRouteParam'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { PlainButton } from '@/components/ui/PlainButton'
import { SkeletonText } from '@/components/ui/Skeleton'
import { exchangeQueryOptions } from '@/hooks/equipment/exchanges.queries'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/answer-status.rules'
import { ExchangeDesk } from './ExchangeDesk'

/** An exchange, by its number in the address. */
export const ExchangeScreen = () => {
  const id = useRouteId('exchangeId')
  const isNoId = Number.isNaN(id)
  const { data, error, refetch } = useQuery(exchangeQueryOptions(isNoId ? undefined : id))
  if (data) return <ExchangeDesk exchange={data} />
  if (isNoId || isNotFound(error))
    return (
      <EmptyState
        variant="not-found"
        heading="h1"
        title="Não encontramos essa troca"
        description="Confira o endereço ou procure por pedido, empresa ou serial."
        action={
          <ButtonLink kind="primary" href={paths.admin.exchanges()}>
            Ver trocas e upgrades
          </ButtonLink>
        }
      />
    )
  if (error)
    return (
      <EmptyState
        variant="error"
        heading="h1"
        title="Não foi possível carregar a troca"
        description="Verifique a conexão."
        action={<PlainButton onClick={() => void refetch()}>Tentar novamente</PlainButton>}
      />
    )
  return <SkeletonText label="Carregando a troca" rows={8} />
}
