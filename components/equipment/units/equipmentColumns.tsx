import styled from 'styled-components'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { addressName } from '@/services/companies/address-lines.rules'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { formatDay } from '@/services/format/format.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { UnitStatus } from './UnitStatus'

export const equipmentColumns: readonly DataColumn<Equipment>[] = [
  { key: 'product', title: 'Produto', sortable: true, render: ({ product }) => product.name },
  {
    key: 'serial',
    title: 'Serial e etiqueta',
    sortable: true,
    render: ({ serial, label }) => (
      <>
        {serial}
        {label && <SecondLine>{label}</SecondLine>}
      </>
    ),
  },
  { key: 'status', title: 'Situação', render: (unit) => <UnitStatus unit={unit} /> },
  { key: 'user', title: 'Responsável', render: (unit) => <UnitHolder unit={unit} /> },
  { key: 'address', title: 'Endereço', render: ({ address }) => address && addressName(address) },
  { key: 'order', title: 'Pedido', render: ({ order }) => order?.order_mask_id },
  { key: 'since', title: 'Desde', align: 'right', render: ({ since }) => since && formatDay(since) },
]

const SecondLine = styled.small`
  display: block;
  color: ${color.t2};
  font-size: 12px;
`

export const UnitCard = ({ unit }: { unit: Equipment }) => (
  <Body>
    <b>{unit.product.name}</b>
    <span>{[unit.label, unit.serial].filter(Boolean).join(' · ')}</span>
    <p>
      <UnitHolder unit={unit} />
    </p>
    {unit.address && <span>{addressName(unit.address)}</span>}
    <div>
      <UnitStatus unit={unit} />
    </div>
  </Body>
)

const Body = styled.div`
  display: grid;
  gap: 2px;
  font-variant-numeric: tabular-nums;
  b {
    padding-right: 36px;
    ${font.cardTitle};
    font-weight: 600;
  }
  span {
    ${font.secondaryMuted};
    overflow-wrap: anywhere;
  }
  > div {
    margin-top: 6px;
  }
`

/** User of a unit, and whether they have confirmed the receipt. */
export const UnitHolder = ({ unit: { user, received_at } }: { unit: Equipment }) =>
  user ? (
    <>
      {user.first_name}
      {received_at === null && <PendingNote>recebimento a confirmar</PendingNote>}
    </>
  ) : (
    <NoUser>Sem responsável</NoUser>
  )

const PendingNote = styled.small`
  display: block;
  color: ${color.warn};
  font-size: 12px;
`

const NoUser = styled.span`
  color: ${color.t2};
`
