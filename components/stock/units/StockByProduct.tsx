import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { useListAddress } from '@/components/layout/useListAddress'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { DataTable } from '@/components/ui/tables/DataTable'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { stockSummaryQueryOptions } from '@/hooks/stock/units.queries'
import { paths } from '@/services/config/paths'
import { formatCount, formatNumber } from '@/services/format/format.rules'
import type { ProductStock } from '@/services/stock/stock-summary.schema'
import { STOCK_PART_LABEL, type StockPart } from '@/services/stock/units.rules'
import { color } from '@/styles/tokens'

const PAGE_SIZE = 20

/** What there is of each product: every unit is counted once; promised are some of those on the shelf. */
export const StockByProduct = () => {
  const { ready, search, setSearch, page, setPage, isFiltered, clear } = useListAddress({ orderings: [], filters: [] })
  const asked = { ...(search && { search }), page, page_size: PAGE_SIZE }
  const list = useQuery({ ...stockSummaryQueryOptions(asked), enabled: ready })
  const count = list.data?.count
  return (
    <>
      <ListTools total={count === undefined ? '' : formatCount(count, 'produto', 'produtos')}>
        <SearchField
          label="Buscar produtos"
          placeholder="Nome, modelo ou código Omie"
          value={search}
          onSearch={setSearch}
        />
      </ListTools>
      <DataTable
        label="Estoque por produto"
        columns={COLUMNS}
        rows={list.data?.results}
        rowKey={({ product }) => product.id}
        rowHref={({ product }) => paths.admin.unitsOf(product.id)}
        size="small"
        skeletonRows={12}
        refreshing={list.isPlaceholderData}
        page={{ current: page, size: PAGE_SIZE, total: count ?? 0, onPage: setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar o estoque" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          isFiltered ? (
            <NoResult title="Nenhum produto com essa busca" onClear={clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Ainda não há equipamentos"
              description="Cadastre os seriais um a um, pelo leitor ou por uma planilha."
            />
          )
        }
      />
    </>
  )
}

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
