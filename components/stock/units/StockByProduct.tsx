import styled from 'styled-components'
import { usePagedList } from '@/components/layout/list/usePagedList'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { stockSummaryQueryOptions } from '@/hooks/stock/units.queries'
import { paths } from '@/services/config/paths'
import { formatNumber } from '@/services/format/format.rules'
import type { ProductStock } from '@/services/stock/units/stock-summary.schema'
import { STOCK_PART_LABEL, type StockPart } from '@/services/stock/units/units.rules'
import { color } from '@/styles/tokens'

/** Units per product. Each unit is counted in one column; the reserved ones are part of those on the shelf. */
export const StockByProduct = () => (
  <ListScreen
    list={usePagedList(stockSummaryQueryOptions)}
    noun={{ one: 'produto', many: 'produtos' }}
    label="Estoque por produto"
    searchPlaceholder="Nome, modelo ou código Omie"
    columns={COLUMNS}
    rowKey={({ product }) => product.id}
    rowHref={({ product }) => paths.admin.unitsOf(product.id)}
    size="small"
    skeletonRows={12}
    failedTitle="Não foi possível carregar o estoque"
    noResultTitle="Nenhum produto com essa busca"
    empty={{
      title: 'Ainda não há equipamentos',
      description: 'Cadastre os seriais um a um, pelo leitor ou por uma planilha.',
    }}
  />
)

const number = (key: string, title: string, of: (stock: ProductStock) => number): DataColumn<ProductStock> => ({
  key,
  title,
  align: 'right',
  render: (stock) => <Count $none={of(stock) === 0}>{formatNumber(of(stock))}</Count>,
})

const part = (of: StockPart): DataColumn<ProductStock> => number(of, STOCK_PART_LABEL[of], (stock) => stock[of])

const COLUMNS: readonly DataColumn<ProductStock>[] = [
  {
    key: 'product',
    title: 'Produto',
    render: ({ product }) => (
      <span>
        {product.name} <Model>{product.model}</Model>
      </span>
    ),
  },
  number('available', 'Livres', ({ available }) => available),
  number('promised', 'Reservados', ({ promised }) => promised),
  part('separated'),
  part('rented'),
  part('returned'),
  part('maintenance'),
  part('storage'),
  part('out'),
  number('total', 'Total', ({ total }) => total),
]

const Model = styled.small`
  color: ${color.t2};
  font-size: 12px;
  font-weight: 400;
`

const Count = styled.span<{ $none: boolean }>`
  color: ${({ $none }) => ($none ? color.t3 : 'inherit')};
`
