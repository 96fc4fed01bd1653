import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { unitsQueryOptions, useUnitsCsv } from '@/hooks/stock/units.queries'
import { PRODUCT_GROUPS, type ProductGroup } from '@/services/stock/product-groups.rules'
import { UNIT_STATUSES, type UnitStatus } from '@/services/stock/unit-status.rules'
import { UNIT_ORDERINGS } from '@/services/stock/units.rules'
import type { UnitView } from './useUnitView'

export const PAGE_SIZE = 20

const isGroup = (text: string | null): text is ProductGroup => PRODUCT_GROUPS.includes(text as ProductGroup)
const isStatus = (text: string | null): text is UnitStatus => UNIT_STATUSES.includes(text as UnitStatus)

/** The units of a view as the address describes the list. */
export function useUnitList({ statuses }: UnitView) {
  const address = useListAddress({ orderings: UNIT_ORDERINGS, filters: ['produto', 'grupo', 'situacao', 'empresa'] })
  const { ready, search, ordering, page, filter, filterId } = address
  const [product, company] = [filterId('produto'), filterId('empresa')]
  const [group, status] = [filter('grupo'), filter('situacao')]
  const filters = {
    ...(search && { search }),
    ...(product && { product }),
    ...(isGroup(group) && { product_group: group }),
    ...(company && { company }),
    ...(isStatus(status) ? { status } : statuses && { status: statuses.join(',') }),
    ...(ordering && { ordering }),
  }
  const list = useQuery({ ...unitsQueryOptions({ ...filters, page, page_size: PAGE_SIZE }), enabled: ready })
  return { ...address, list, csv: useUnitsCsv(filters) }
}

export type UnitList = ReturnType<typeof useUnitList>
