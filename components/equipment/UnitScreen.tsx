import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/useRouteParam'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { unitQueryOptions } from '@/hooks/equipment/equipment.queries'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/answer-status.rules'
import { Unit } from './Unit'

/** One unit, by the id in the address: where the QR code of its label leads. */
export const UnitScreen = () => {
  const id = useRouteId('unitId')
  const { data: unit, error, refetch } = useQuery(unitQueryOptions(id))
  const isMissing = Number.isNaN(id) || isNotFound(error)
  if (isMissing)
    return (
      <NotFoundState
        title="Não encontramos esse equipamento"
        description="Ele não está com a sua empresa agora, ou não está no seu nome."
        back={{ label: 'Ver equipamentos', href: paths.platform.equipment() }}
      />
    )
  if (unit) return <Unit unit={unit} />
  if (error)
    return <FailedState heading="h1" title="Não foi possível carregar o equipamento" onRetry={() => void refetch()} />
  return <SkeletonText label="Carregando o equipamento" rows={8} />
}
