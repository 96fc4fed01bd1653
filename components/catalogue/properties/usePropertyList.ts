import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { useChosenRows } from '@/components/ui/tables/useChosenRows'
import { propertiesQueryOptions, usePropertiesCsv } from '@/hooks/catalogue/properties.queries'
import { PROPERTY_ORDERINGS } from '@/services/catalogue/orderings.rules'

export const PAGE_SIZE = 20

/** The properties as the address describes the list, and which of the rows in sight are chosen. */
export function usePropertyList() {
  const address = useListAddress({ orderings: PROPERTY_ORDERINGS, filters: ['tipo', 'simulador', 'situacao'] })
  const { ready, search, ordering, page } = address
  const [type, simulator] = [address.filterId('tipo'), address.filterId('simulador')]
  const state = address.filter('situacao')
  const filters = {
    ...(search && { search }),
    ...(type && { property_type: type }),
    ...(simulator && { simulator }),
    ...(state && { active: state === 'ativas' }),
    ...(ordering && { ordering }),
  }
  const list = useQuery({ ...propertiesQueryOptions({ ...filters, page, page_size: PAGE_SIZE }), enabled: ready })
  return { ...address, list, csv: usePropertiesCsv(filters), ...useChosenRows(list.data?.results) }
}
