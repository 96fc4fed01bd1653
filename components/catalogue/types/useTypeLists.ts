import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { useChosenRows } from '@/components/ui/tables/useChosenRows'
import { countedProductTypesQueryOptions } from '@/hooks/catalogue/products.queries'
import {
  propertyTypesQueryOptions,
  useProductTypesCsv,
  usePropertyTypesCsv,
} from '@/hooks/catalogue/properties.queries'
import { PRODUCT_TYPE_ORDERINGS, PROPERTY_TYPE_ORDERINGS } from '@/services/catalogue/orderings.rules'

/** The kinds of product as the address describes their list, and which of them are chosen. */
export function useProductTypeList() {
  const address = useListAddress({ orderings: PRODUCT_TYPE_ORDERINGS, filters: [] })
  const { ready, search, ordering } = address
  const query = { ...(search && { search }), ...(ordering && { ordering }) }
  const list = useQuery({ ...countedProductTypesQueryOptions(query), enabled: ready })
  return { ...address, list, csv: useProductTypesCsv(query), ...useChosenRows(list.data) }
}

/** The types of property, in names of their own: both lists stand on one page. */
export function usePropertyTypeList() {
  const address = useListAddress({ orderings: PROPERTY_TYPE_ORDERINGS, filters: [], of: 'propriedades' })
  const { ready, search, ordering } = address
  const query = { ...(search && { search }), ...(ordering && { ordering }) }
  const list = useQuery({ ...propertyTypesQueryOptions(query), enabled: ready })
  return { ...address, list, csv: usePropertyTypesCsv(query), ...useChosenRows(list.data) }
}
