import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { productsQueryOptions, useProductsCsv } from '@/hooks/catalogue/products.queries'
import { PRODUCT_ORDERINGS } from '@/services/catalogue/orderings.rules'
import { PRODUCT_GROUPS, type ProductGroup } from '@/services/stock/product-groups.rules'

export const PAGE_SIZE = 20

const isGroup = (text: string | null): text is ProductGroup => PRODUCT_GROUPS.includes(text as ProductGroup)

/** The products as the address describes the list. */
export function useProductList() {
  const address = useListAddress({
    orderings: PRODUCT_ORDERINGS,
    filters: ['tipo', 'categoria', 'estoque', 'situacao'],
  })
  const { ready, search, ordering, page, filter, filterId } = address
  const [type, category] = [filterId('tipo'), filterId('categoria')]
  const [group, state] = [filter('estoque'), filter('situacao')]
  const filters = {
    ...(search && { search }),
    ...(type && { product_type: type }),
    ...(category && { category }),
    ...(isGroup(group) && { stock_group: group }),
    ...(state && { active: state === 'ativos' }),
    ...(ordering && { ordering }),
  }
  const list = useQuery({ ...productsQueryOptions({ ...filters, page, page_size: PAGE_SIZE }), enabled: ready })
  const csv = useProductsCsv(filters)
  return { ...address, list, csv }
}
