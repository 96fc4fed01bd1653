import styled from 'styled-components'
import { TwoLineCell } from '@/components/ui/display/TwoLineCell'
import { Picture } from '@/components/ui/drawings/Picture'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import type { SimulatorSummary } from '@/services/catalogue/simulators/simulators.schema'
import { formatNumber } from '@/services/format/format.rules'
import { flex } from '@/styles/mixins'
import { ACTIVE_COLUMN } from '../crud/offerColumns'

/** What the list says of a simulator. */
export const SIMULATOR_COLUMNS: readonly DataColumn<SimulatorSummary>[] = [
  {
    key: 'name',
    title: 'Simulador',
    sortable: true,
    render: ({ name, description, image }) => (
      <PictureAndName>
        <Picture image={image} size="thumb" />
        <TwoLineCell name={name}>{description}</TwoLineCell>
      </PictureAndName>
    ),
  },
  { key: 'steps_count', title: 'Perguntas', align: 'right', render: ({ steps_count }) => formatNumber(steps_count) },
  {
    key: 'product_types',
    title: 'Tipos de produto',
    render: ({ product_types }) => product_types.map(({ name }) => name).join(', ') || '—',
  },
  {
    key: 'products_count',
    title: 'Produtos ativos',
    align: 'right',
    sortable: true,
    render: ({ products_count }) => formatNumber(products_count),
  },
  {
    key: 'open_quotations',
    title: 'Em andamento',
    align: 'right',
    sortable: true,
    render: ({ open_quotations }) => formatNumber(open_quotations),
  },
  ACTIVE_COLUMN,
  { key: 'missing', title: 'Falta para ativar', render: ({ missing }) => missing.join(', ') || '—' },
]

const PictureAndName = styled.span`
  ${flex.row};
  gap: 12px;
`
