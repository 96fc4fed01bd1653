import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { exchangeQueryOptions } from '@/hooks/equipment/exchanges.queries'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/api-error.rules'
import { ExchangeDetails } from './ExchangeDetails'

/** One exchange, by its id in the address. */
export const ExchangeScreen = () => {
  const id = useRouteId('exchangeId')
  const isNoId = Number.isNaN(id)
  const { data, error, refetch } = useQuery(exchangeQueryOptions(isNoId ? undefined : id))
  if (data) return <ExchangeDetails exchange={data} />
  if (isNoId || isNotFound(error))
    return (
      <NotFoundState
        title="Não encontramos essa troca"
        description="Confira o endereço ou procure por pedido, empresa ou serial."
        back={{ label: 'Ver trocas e upgrades', href: paths.admin.exchanges() }}
      />
    )
  if (error)
    return <FailedState heading="h1" title="Não foi possível carregar a troca" onRetry={() => void refetch()} />
  return <SkeletonText label="Carregando a troca" rows={8} />
}
