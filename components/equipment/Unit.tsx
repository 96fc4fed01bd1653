import { useState } from 'react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Picture } from '@/components/ui/drawings/Picture'
import { AsideColumns } from '@/components/ui/navigation/AsideColumns'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { paths } from '@/services/config/paths'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { EquipmentDialogs, type OpenDialog } from './EquipmentDialogs'
import { UnitExchange } from './exchanges/UnitExchange'
import { UnitActions } from './UnitActions'
import { UnitFacts } from './UnitFacts'
import { UnitHistory } from './UnitHistory'
import { UnitStatus } from './UnitStatus'

/** A unit: what it is, who has it where and since when, and what happened to it. */
export const Unit = ({ unit }: { unit: Equipment }) => {
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
      <UnitExchange unit={unit} />
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
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  > :first-child {
    flex: none;
    width: 160px;
  }
  > :last-child {
    flex: 1 1 260px;
  }
`
