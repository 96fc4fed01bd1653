import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { useChosenRows } from '@/components/ui/tables/useChosenRows'
import { upgradeListQueryOptions, useUpgradesCsv } from '@/hooks/catalogue/upgrades.queries'
import { UPGRADE_ORDERINGS } from '@/services/catalogue/orderings.rules'

export const PAGE_SIZE = 20

/** The upgrades as the address describes the list, and which of the rows in sight are chosen. */
export function useUpgradeList() {
  const address = useListAddress({ orderings: UPGRADE_ORDERINGS, filters: ['tipo', 'situacao'] })
  const { ready, search, ordering, page } = address
  const type = address.filterId('tipo')
  const state = address.filter('situacao')
  const filters = {
    ...(search && { search }),
    ...(type && { product_type: type }),
    ...(state && { active: state === 'ativos' }),
    ...(ordering && { ordering }),
  }
  const list = useQuery({ ...upgradeListQueryOptions({ ...filters, page, page_size: PAGE_SIZE }), enabled: ready })
  return { ...address, list, csv: useUpgradesCsv(filters), ...useChosenRows(list.data?.results) }
}
