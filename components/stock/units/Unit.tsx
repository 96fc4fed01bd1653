import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { AsideColumns } from '@/components/ui/navigation/AsideColumns'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useLogin } from '@/contexts/LoginContext'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { formatMoment } from '@/services/format/format.rules'
import type { UnitDetail } from '@/services/stock/unit-detail.schema'
import { UNIT_STATUS_LABEL } from '@/services/stock/unit-status.rules'
import { UnitActions } from './UnitActions'
import { UnitCondition } from './UnitCondition'
import { UnitFacts } from './UnitFacts'
import { UnitLife } from './UnitLife'
import { UNIT_TONE } from './unitLook'
import { UnitPhotos } from './UnitPhotos'
import { UnitRental } from './UnitRental'

const ABOVE = [{ label: 'Itens locados', href: paths.admin.units() }]

/** A unit: what and where it is, whose order has it, how it was found, and its whole life. */
export const Unit = ({ unit }: { unit: UnitDetail }) => {
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
          <UnitLife unitId={unit.id} />
        </div>
      </AsideColumns>
    </>
  )
}
