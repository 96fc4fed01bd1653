import styled from 'styled-components'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { addressName } from '@/services/companies/address-lines.rules'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { formatDay } from '@/services/format/format.rules'
import { color } from '@/styles/tokens'
import { UnitHolder } from './UnitCard'
import { UnitStatus } from './UnitStatus'

/** What the list says of a unit. */
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
  { key: 'status', title: 'Status', render: (unit) => <UnitStatus unit={unit} /> },
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
