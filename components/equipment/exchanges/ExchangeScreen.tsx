import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { RecordState } from '@/components/ui/feedback/RecordState'
import { exchangeQueryOptions } from '@/hooks/equipment/exchanges.queries'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/api-error.rules'
import { ExchangeDetails } from './ExchangeDetails'

export const ExchangeScreen = () => {
  const id = useRouteId('exchangeId')
  const isNoId = Number.isNaN(id)
  const query = useQuery(exchangeQueryOptions(isNoId ? undefined : id))
  return (
    <RecordState
      query={query}
      isMissing={isNoId || isNotFound(query.error)}
      notFound={{
        title: 'Não encontramos essa troca',
        description: 'Confira o endereço ou procure por pedido, empresa ou serial.',
        back: { label: 'Ver trocas e upgrades', href: paths.admin.exchanges() },
      }}
      noun="a troca"
    >
      {(exchange) => <ExchangeDetails exchange={exchange} />}
    </RecordState>
  )
}
