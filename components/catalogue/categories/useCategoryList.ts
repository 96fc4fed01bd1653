import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { useChosenRows } from '@/components/ui/tables/useChosenRows'
import { categoriesQueryOptions, useCategoriesCsv } from '@/hooks/catalogue/categories.queries'
import { CATEGORY_ORDERINGS } from '@/services/catalogue/orderings.rules'

/** The categories as the address describes the list, and which of them are chosen. */
export function useCategoryList() {
  const address = useListAddress({ orderings: CATEGORY_ORDERINGS, filters: [] })
  const { ready, search, ordering } = address
  const query = { ...(search && { search }), ...(ordering && { ordering }) }
  const list = useQuery({ ...categoriesQueryOptions(query), enabled: ready })
  return { ...address, list, csv: useCategoriesCsv(query), ...useChosenRows(list.data) }
}
