import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { Picture } from '@/components/ui/drawings/Picture'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import type { ManagedProductSummary } from '@/services/catalogue/products/products.schema'
import { groupsText } from '@/services/stock/units/product-groups.rules'
import { flex, font } from '@/styles/mixins'

export const productColumns: readonly DataColumn<ManagedProductSummary>[] = [
  {
    key: 'name',
    title: 'Produto',
    sortable: true,
    render: (product) => (
      <PictureAndName>
        <Picture image={product.image} size="thumb" />
        <span>
          {product.name}
          <small>{product.model}</small>
        </span>
      </PictureAndName>
    ),
  },
  { key: 'category', title: 'Categoria', render: ({ category }) => category.title },
  { key: 'omie', title: 'Código Omie', render: ({ omie_code }) => omie_code ?? '—' },
  { key: 'stock', title: 'Estoque', render: ({ stock }) => groupsText(stock) || 'Sem unidades' },
  {
    key: 'price',
    title: 'Preço mensal',
    align: 'right',
    sortable: true,
    render: ({ price }) => <Money value={price} />,
  },
  {
    key: 'active',
    title: 'Situação',
    render: ({ active }) => <StatusTag tone={active ? 'ok' : 'neutral'}>{active ? 'Ativo' : 'Desativado'}</StatusTag>,
  },
]

const PictureAndName = styled.span`
  ${flex.row};
  gap: 12px;
  min-width: 0;
  small {
    display: block;
    ${font.captionMuted};
    font-weight: 400;
  }
`
