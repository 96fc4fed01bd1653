import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { Card } from '@/components/ui/display/Card'
import { Picture } from '@/components/ui/drawings/Picture'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { AsideColumns } from '@/components/ui/navigation/AsideColumns'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { unitQueryOptions } from '@/hooks/equipment/equipment.queries'
import { paths } from '@/services/config/paths'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { isNotFound } from '@/services/http/api-error.rules'
import { flex } from '@/styles/mixins'
import { UnitExchangeBanner } from '../exchanges/UnitExchangeBanner'
import { EquipmentDialogs, type OpenDialog } from './EquipmentDialogs'
import { UnitActions } from './UnitActions'
import { UnitFacts } from './UnitFacts'
import { UnitHistory } from './UnitHistory'
import { UnitStatus } from './UnitStatus'

/** One unit, by the id in the address; the QR code of its label leads here. */
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
  if (unit) return <UnitDetails unit={unit} />
  if (error)
    return <FailedState heading="h1" title="Não foi possível carregar o equipamento" onRetry={() => void refetch()} />
  return <SkeletonText label="Carregando o equipamento" rows={8} />
}

/** A unit with its facts, exchange and history. */
export const UnitDetails = ({ unit }: { unit: Equipment }) => {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  return (
    <>
      <PageHeader
        above={[{ label: 'Equipamentos', href: paths.platform.equipment() }]}
        title={unit.label ?? unit.product.name}
        tag={<UnitStatus unit={unit} />}
        facts={[unit.label && unit.product.name, `Serial ${unit.serial}`].filter(Boolean).join(' · ')}
        actions={<UnitActions unit={unit} onChoose={setDialog} />}
      />
      <UnitExchangeBanner unit={unit} />
      <AsideColumns>
        <div>
          <Card title="Dados">
            <WithPicture>
              <Picture image={unit.product.images[0]} alt={unit.product.name} />
              <UnitFacts unit={unit} />
            </WithPicture>
          </Card>
        </div>
        <div>
          <UnitHistory serial={unit.serial} />
        </div>
      </AsideColumns>
      <EquipmentDialogs open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

const WithPicture = styled.div`
  ${flex.wrap};
  gap: 20px;
  > :first-child {
    flex: none;
    width: 160px;
  }
  > :last-child {
    flex: 1 1 260px;
  }
`
