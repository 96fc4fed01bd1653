import { useCompanyFilter } from '@/components/layout/useCompanyFilter'
import { type Filter, FilterChips } from '@/components/ui/tables/FilterChips'
import { PRODUCT_GROUP_LABEL, PRODUCT_GROUPS } from '@/services/stock/product-groups.rules'
import { UNIT_STATUS_LABEL, UNIT_STATUSES } from '@/services/stock/unit-status.rules'
import { useProductFilter } from './useProductFilter'
import type { UnitList } from './useUnitList'
import type { UnitView } from './useUnitView'

type Props = { units: UnitList; view: UnitView }

/** Filters of a view; the status only if the view has several. */
export const UnitFilters = ({ units, view }: Props) => {
  const rows = units.list.data?.results
  const product = useProductFilter(
    units.filterId('produto'),
    rows?.map((unit) => unit.product),
  )
  const company = useCompanyFilter(
    units.filterId('empresa'),
    rows?.flatMap(({ holder }) => holder?.company ?? []),
  )
  const statuses = view.statuses ?? UNIT_STATUSES
  const filters: (Filter | false | undefined)[] = [
    product,
    statuses.length > 1 && {
      key: 'situacao',
      label: 'Situação',
      value: units.filter('situacao'),
      options: statuses.map((status) => ({ value: status, label: UNIT_STATUS_LABEL[status] })),
    },
    { key: 'grupo', label: 'Grupo', value: units.filter('grupo'), options: GROUPS },
    company,
  ]
  return (
    <FilterChips
      filters={filters.filter((filter): filter is Filter => Boolean(filter))}
      onChange={units.setFilter}
      onClear={units.clear}
    />
  )
}

const GROUPS = PRODUCT_GROUPS.map((group) => ({ value: group, label: PRODUCT_GROUP_LABEL[group] }))
