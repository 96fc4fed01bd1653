import styled from 'styled-components'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { addressName } from '@/services/companies/address-lines.rules'
import {
  movementText,
  RELOCATION_STATUS_LABEL,
  RELOCATION_TYPE_LABEL,
} from '@/services/equipment/movement-labels.rules'
import type { Movement } from '@/services/equipment/movements.schema'
import { formatDateTime } from '@/services/format/format.rules'
import { UNIT_STATUS_LABEL } from '@/services/stock/unit-status.rules'
import { color } from '@/styles/tokens'
import { relocationTone } from './movementTone'

export const movementColumns: readonly DataColumn<Movement>[] = [
  {
    key: 'what',
    title: 'Acontecimento',
    render: (movement) => (
      <>
        {movementText(movement)}
        {movement.message && <SecondLine>“{movement.message}”</SecondLine>}
      </>
    ),
  },
  {
    key: 'unit',
    title: 'Equipamento',
    render: ({ unit }) => (
      <>
        {unit.serial}
        <SecondLine>{[unit.label, unit.product].filter(Boolean).join(' · ')}</SecondLine>
      </>
    ),
  },
  {
    key: 'way',
    title: 'Movimentação',
    render: ({ relocation_type, relocation_status }) =>
      relocation_type &&
      relocation_status && (
        <>
          <StatusTag tone={relocationTone(relocation_status)}>{RELOCATION_STATUS_LABEL[relocation_status]}</StatusTag>
          <SecondLine>{RELOCATION_TYPE_LABEL[relocation_type]}</SecondLine>
        </>
      ),
  },
  {
    key: 'after',
    title: 'Como ficou',
    render: ({ ri_status, address, user }) => (
      <>
        {UNIT_STATUS_LABEL[ri_status]}
        {(address ?? user) && (
          <SecondLine>{[user?.first_name, address && addressName(address)].filter(Boolean).join(' · ')}</SecondLine>
        )}
      </>
    ),
  },
  { key: 'order', title: 'Pedido', render: ({ order_mask_id }) => order_mask_id },
  {
    key: 'when',
    title: 'Quando',
    align: 'right',
    render: ({ created_at, actor_name }) => (
      <>
        {formatDateTime(created_at)}
        <SecondLine>{actor_name}</SecondLine>
      </>
    ),
  },
]

const SecondLine = styled.small`
  display: block;
  color: ${color.t2};
  font-size: 12px;
`
