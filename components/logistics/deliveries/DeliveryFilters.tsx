import { lazyPart } from '@/components/ui/browser/lazyPart'
import { type Filter, FilterChips } from '@/components/ui/tables/FilterChips'
import { DELIVERY_STATUS_LABEL, DELIVERY_STATUSES } from '@/services/logistics/packages/delivery-status.rules'
import { PACKAGE_DAY_LABEL, PACKAGE_DAYS } from '@/services/logistics/packages/package-dates.rules'
import { DUE_OPTIONS, TYPE_OPTIONS } from './deliveryFilters.rules'
import type { Deliveries } from './useDeliveries'

// Loaded with the first period.
const PeriodFields = lazyPart(() => import('@/components/ui/forms/PeriodFields').then((module) => module.PeriodFields))

const STAGES = DELIVERY_STATUSES.map((value) => ({ value, label: DELIVERY_STATUS_LABEL[value] }))
const DAYS = PACKAGE_DAYS.map((value) => ({ value, label: PACKAGE_DAY_LABEL[value] }))

/** Filters by type, stage, expected day, and a period of any of the eight dates. */
export const DeliveryFilters = ({ deliveries }: { deliveries: Deliveries }) => {
  const { filter, setFilter, view, clear, setPeriod } = deliveries
  const filters: Filter[] = [
    { key: 'tipo', label: 'Tipo', value: filter('tipo'), options: TYPE_OPTIONS },
    // The board has a column per stage.
    ...(view === 'list' ? [{ key: 'etapa', label: 'Etapa', value: filter('etapa'), options: STAGES }] : []),
    { key: 'previsao', label: 'Previsão', value: filter('previsao'), options: DUE_OPTIONS },
    { key: 'data', label: 'Data', value: filter('data'), options: DAYS },
  ]
  const change = (key: string, value: string | null): void => {
    // A period is meaningless without a date.
    if (key === 'data') setPeriod({ data: value, ...(value === null && { de: null, ate: null }) })
    else setFilter(key, value)
  }
  return (
    <>
      <FilterChips filters={filters} onChange={change} onClear={clear} />
      {filter('data') && (
        <PeriodFields
          from={filter('de')}
          to={filter('ate')}
          onChange={(name, day) => setPeriod({ [name === 'from' ? 'de' : 'ate']: day })}
        />
      )}
    </>
  )
}
