import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { parseId } from '@/components/layout/list/address.rules'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { ACTIVE_STATES } from '@/components/ui/feedback/activeStates'
import { toSelectOptions } from '@/components/ui/forms/selectOptions'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useSelection } from '@/components/ui/tables/useSelection'
import { useActivateProducts } from '@/hooks/catalogue/products.mutations'
import { productChoicesQueryOptions, productsQueryOptions, useProductsCsv } from '@/hooks/catalogue/products.queries'
import { PRODUCT_ORDERINGS } from '@/services/catalogue/orderings.rules'
import { paths } from '@/services/config/paths'
import { PRODUCT_GROUP_LABEL, PRODUCT_GROUPS } from '@/services/stock/units/product-groups.rules'
import { CatalogueTabs } from '../CatalogueTabs'
import { ActivateOrDeactivate } from '../crud/ActivateOrDeactivate'
import { ImportProducts } from './ImportProducts'
import { productColumns } from './productColumns'

const GROUPS = PRODUCT_GROUPS.map((group) => ({ value: group, label: PRODUCT_GROUP_LABEL[group] }))

const nameOf = ({ title }: { title: string }): string => title

/** The products of the catalogue: search, filters, sorting and page in the address. */
export const ProductsScreen = () => {
  const products = usePagedList(productsQueryOptions, {
    orderings: PRODUCT_ORDERINGS,
    filters: {
      tipo: (id) => ({ product_type: parseId(id) }),
      categoria: (id) => ({ category: parseId(id) }),
      estoque: (group) => ({ stock_group: PRODUCT_GROUPS.find((one) => one === group) }),
      situacao: (state) => ({ active: state === 'ativos' }),
    },
  })
  const { ids, selection, clear } = useSelection(products.rows, nameOf)
  const choices = useQuery(productChoicesQueryOptions()).data
  const categories = (choices?.categories ?? []).map(({ id, title }) => ({ id, name: title }))
  return (
    <ListScreen
      list={products}
      noun={{ one: 'produto', many: 'produtos' }}
      above={<CatalogueTabs />}
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
      searchPlaceholder="Nome, modelo ou código Omie"
      filters={[
        { key: 'tipo', label: 'Tipo', options: toSelectOptions(choices?.product_types ?? []) },
        { key: 'categoria', label: 'Categoria', options: toSelectOptions(categories) },
        { key: 'estoque', label: 'Com estoque', options: GROUPS },
        { key: 'situacao', label: 'Situação', options: ACTIVE_STATES },
      ]}
      listActions={<ImportProducts choices={choices} />}
      csv={useProductsCsv(products.query)}
      selectionBar={
        <ActivateOrDeactivate
          ids={ids}
          onClear={clear}
          one="produto"
          many="produtos"
          onActivate={useActivateProducts().mutateAsync}
        />
      }
      columns={productColumns}
      rowHref={({ id }) => paths.admin.product(id)}
      selection={selection}
      size="small"
      skeletonRows={12}
      empty={{ title: 'Ainda não há produtos', description: 'O que você cadastra e ativa aparece no simulador.' }}
    />
  )
}
