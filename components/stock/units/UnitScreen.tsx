import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { AsideColumns } from '@/components/ui/navigation/AsideColumns'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useLogin } from '@/contexts/LoginContext'
import { unitQueryOptions } from '@/hooks/stock/units.queries'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { formatMoment } from '@/services/format/format.rules'
import { isNotFound } from '@/services/http/api-error.rules'
import type { UnitDetail } from '@/services/stock/unit-detail.schema'
import { UNIT_STATUS_LABEL } from '@/services/stock/unit-status.rules'
import { UnitActions } from './UnitActions'
import { UnitCondition, UnitFacts, UnitRental } from './UnitFacts'
import { UnitHistory } from './UnitHistory'
import { UnitPhotos } from './UnitPhotos'
import { UNIT_TONE } from './unitTone'

/** One unit, by the id in the address. */
export const UnitScreen = () => {
  const id = useRouteId('unitId')
  const isNoId = Number.isNaN(id)
  const { data: unit, error, refetch } = useQuery(unitQueryOptions(isNoId ? undefined : id))
  if (unit) return <UnitDetails unit={unit} />
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

const ABOVE = [{ label: 'Itens locados', href: paths.admin.units() }]

/** A unit with its facts, rental, last appraisal, photos and history. */
export const UnitDetails = ({ unit }: { unit: UnitDetail }) => {
  const { actor } = useLogin()
  const { serial, status, product, updated_at } = unit
  return (
    <>
      <PageHeader
        above={ABOVE}
        title={serial}
        tag={<StatusTag tone={UNIT_TONE[status]}>{UNIT_STATUS_LABEL[status]}</StatusTag>}
        facts={`${product.name} · atualizado ${formatMoment(updated_at)}`}
        actions={actor && may(actor, 'stock:write') && <UnitActions unit={unit} />}
      />
      <AsideColumns>
        <div>
          <UnitFacts unit={unit} />
          <UnitRental unit={unit} mayOpen={actor !== null && may(actor, 'orders:read')} />
          <UnitCondition unit={unit} />
          <UnitPhotos unit={unit} />
        </div>
        <div>
          <UnitHistory unitId={unit.id} />
        </div>
      </AsideColumns>
    </>
  )
}
