import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { ACTIVE_STATES } from '@/components/ui/feedback/activeStates'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { DataTable } from '@/components/ui/tables/DataTable'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { ListTools } from '@/components/ui/tables/ListTools'
import { NoResult } from '@/components/ui/tables/NoResult'
import { SearchField } from '@/components/ui/tables/SearchField'
import { useChosenRows } from '@/components/ui/tables/useChosenRows'
import { productChoicesQueryOptions } from '@/hooks/catalogue/products.queries'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { PRODUCT_GROUP_LABEL, PRODUCT_GROUPS } from '@/services/stock/product-groups.rules'
import { CatalogueTabs } from '../CatalogueTabs'
import { ImportProducts } from './ImportProducts'
import { productColumns } from './productColumns'
import { ProductsActivation } from './ProductsActivation'
import { PAGE_SIZE, useProductList } from './useProductList'

/** The products of the catalogue: search, filters, sorting and page in the address. */
export const ProductsScreen = () => {
  const products = useProductList()
  const { list, csv } = products
  const choices = useQuery(productChoicesQueryOptions()).data
  const { selected, setChosen } = useChosenRows(list.data?.results)
  const ids = selected.map(({ id }) => id)
  const count = list.data?.count
  return (
    <>
      <CatalogueTabs />
      <PageHeader
        title="Produtos"
        actions={
          <ButtonLink
            kind="primary"
            href={paths.admin.newProduct()}
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          >
            Novo produto
          </ButtonLink>
        }
      />
      <ListTools
        total={count === undefined ? '' : formatCount(count, 'produto', 'produtos')}
        actions={
          <>
            <ImportProducts choices={choices} />
            <CsvButton csv={csv} rows={count} />
          </>
        }
      >
        <SearchField
          label="Buscar produtos"
          placeholder="Nome, modelo ou código Omie"
          value={products.search}
          onSearch={products.setSearch}
        />
        <FilterChips
          filters={[
            {
              key: 'tipo',
              label: 'Tipo',
              value: products.filter('tipo'),
              options: (choices?.product_types ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            },
            {
              key: 'categoria',
              label: 'Categoria',
              value: products.filter('categoria'),
              options: (choices?.categories ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
            },
            { key: 'estoque', label: 'Com estoque', value: products.filter('estoque'), options: GROUPS },
            { key: 'situacao', label: 'Situação', value: products.filter('situacao'), options: ACTIVE_STATES },
          ]}
          onChange={products.setFilter}
          onClear={products.clear}
        />
      </ListTools>
      <ProductsActivation ids={ids} onClear={() => setChosen([])} />
      <DataTable
        label="Produtos"
        columns={productColumns}
        rows={list.data?.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.admin.product(id)}
        size="small"
        skeletonRows={12}
        selection={{ keys: ids, onChange: setChosen, nameOf: ({ title }) => title }}
        refreshing={list.isPlaceholderData}
        sort={products.sort}
        onSort={products.setSort}
        page={{ current: products.page, size: PAGE_SIZE, total: count ?? 0, onPage: products.setPage }}
        error={
          list.isError && (
            <FailedState title="Não foi possível carregar os produtos" onRetry={() => void list.refetch()} />
          )
        }
        empty={
          products.isFiltered ? (
            <NoResult title="Nenhum produto com esses filtros" onClear={products.clear} />
          ) : (
            <EmptyState
              variant="first-use"
              title="Ainda não há produtos"
              description="O que você cadastra e ativa aparece no simulador."
            />
          )
        }
      />
    </>
  )
}

const GROUPS = PRODUCT_GROUPS.map((group) => ({ value: group, label: PRODUCT_GROUP_LABEL[group] }))
