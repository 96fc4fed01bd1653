import { ImageOff } from 'lucide-react'
import styled from 'styled-components'
import { Picture } from '@/components/ui/drawings/Picture'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import type { PropertyDetail } from '@/services/catalogue/properties/properties.schema'
import { formatNumber } from '@/services/format/format.rules'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

const namesOf = (things: readonly { name: string }[]): string => things.map(({ name }) => name).join(', ') || '—'

/** What the list says of a property. */
export const PROPERTY_COLUMNS: readonly DataColumn<PropertyDetail>[] = [
  {
    key: 'name',
    title: 'Propriedade',
    sortable: true,
    render: ({ name, image, hex_color }) => (
      <PictureAndName>
        {image ? (
          <Picture image={image} size="thumb" />
        ) : (
          <Swatch>
            {hex_color ? (
              <i style={{ background: hex_color }} />
            ) : (
              <ImageOff size={16} strokeWidth={1.75} aria-hidden />
            )}
          </Swatch>
        )}
        {name}
      </PictureAndName>
    ),
  },
  { key: 'type', title: 'Tipo', render: ({ property_type }) => property_type.name },
  { key: 'simulators', title: 'Simuladores', render: ({ simulators }) => namesOf(simulators) },
  { key: 'replaces', title: 'Também atendida por', render: ({ replaces }) => namesOf(replaces) },
  {
    key: 'products_count',
    title: 'Produtos',
    align: 'right',
    sortable: true,
    render: ({ products_count }) => formatNumber(products_count),
  },
  {
    key: 'is_auto_created',
    title: 'Criada pela importação',
    render: ({ is_auto_created }) => (is_auto_created ? 'Sim' : '—'),
  },
  {
    key: 'active',
    title: 'Situação',
    render: ({ active }) => <StatusTag tone={active ? 'ok' : 'neutral'}>{active ? 'Ativa' : 'Desativada'}</StatusTag>,
  },
]

const PictureAndName = styled.span`
  ${flex.row};
  gap: 12px;
  font-weight: 550;
  /* Words are not broken while the table has room. */
  overflow-wrap: break-word;
`

const Swatch = styled.span`
  ${flex.center};
  flex: none;
  width: 52px;
  height: 42px;
  border-radius: 6px;
  background: ${color.tile};
  color: ${color.t3};
  i {
    width: 20px;
    height: 20px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px ${color.line2};
  }
`
