import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/useRouteParam'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { returnQueryOptions } from '@/hooks/logistics/returns.queries'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/answer-status.rules'
import { ReturnDesk } from './ReturnDesk'

/** A return, by its number in the address: received by scanning, appraised unit by unit. */
export const ReturnScreen = () => {
  const id = useRouteId('packageId')
  const isNoId = Number.isNaN(id)
  const { data, error, refetch } = useQuery(returnQueryOptions(isNoId ? undefined : id))
  if (data) return <ReturnDesk parcel={data} />
  if (isNoId || isNotFound(error))
    return (
      <NotFoundState
        title="Não encontramos essa devolução"
        description="Confira o endereço ou procure por pedido, empresa ou serial."
        back={{ label: 'Ver devoluções', href: paths.admin.returnals() }}
      />
    )
  if (error)
    return <FailedState heading="h1" title="Não foi possível carregar a devolução" onRetry={() => void refetch()} />
  return <SkeletonText label="Carregando a devolução" rows={8} />
}
