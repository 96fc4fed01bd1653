import styled from 'styled-components'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { formatMoment } from '@/services/format/format.rules'
import { PRODUCT_GROUP_LABEL } from '@/services/stock/product-groups.rules'
import { UNIT_STATUS_LABEL } from '@/services/stock/unit-status.rules'
import type { Unit } from '@/services/stock/units.schema'
import { font } from '@/styles/mixins'
import { UNIT_TONE } from './unitTone'

export const unitColumns: readonly DataColumn<Unit>[] = [
  {
    key: 'serial',
    title: 'Serial',
    sortable: true,
    render: ({ serial, label }) => (
      <TwoLines>
        {serial}
        {label && <small>{label}</small>}
      </TwoLines>
    ),
  },
  { key: 'product', title: 'Produto', sortable: true, render: ({ product }) => product.name },
  { key: 'group', title: 'Grupo', render: ({ product_group }) => PRODUCT_GROUP_LABEL[product_group] },
  {
    key: 'status',
    title: 'Situação',
    render: ({ status }) => <StatusTag tone={UNIT_TONE[status]}>{UNIT_STATUS_LABEL[status]}</StatusTag>,
  },
  { key: 'place', title: 'Onde está', render: (unit) => <UnitPlace unit={unit} /> },
  {
    key: 'updated_at',
    title: 'Atualizado',
    align: 'right',
    sortable: true,
    render: ({ updated_at }) => formatMoment(updated_at),
  },
]

const UnitPlace = ({ unit: { holder, location } }: { unit: Unit }) => {
  if (!holder) return location ?? '—'
  const { company, address, user } = holder
  return (
    <TwoLines>
      {company.corporate_name}
      <small>{user ? `${address.label}, ${user.first_name}` : address.label}</small>
    </TwoLines>
  )
}

const TwoLines = styled.span`
  display: block;
  min-width: 0;
  small {
    display: block;
    ${font.captionMuted};
    font-weight: 400;
  }
`
