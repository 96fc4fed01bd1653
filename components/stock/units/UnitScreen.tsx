import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/useRouteParam'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { unitQueryOptions } from '@/hooks/stock/units.queries'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/answer-status.rules'
import { Unit } from './Unit'

/** One unit, by the id in the address. */
export const UnitScreen = () => {
  const id = useRouteId('unitId')
  const isNoId = Number.isNaN(id)
  const { data: unit, error, refetch } = useQuery(unitQueryOptions(isNoId ? undefined : id))
  if (unit) return <Unit unit={unit} />
  if (isNoId || isNotFound(error))
    return (
      <NotFoundState
        title="Não encontramos esse equipamento"
        description="Confira o endereço ou busque pelo serial."
        back={{ label: 'Ver itens locados', href: paths.admin.units() }}
      />
    )
  if (error)
    return <FailedState heading="h1" title="Não foi possível carregar o equipamento" onRetry={() => void refetch()} />
  return <SkeletonText label="Carregando o equipamento" rows={8} />
}
