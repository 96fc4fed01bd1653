import { useQuery } from '@tanstack/react-query'
import { useAddressQuery, useListAddress } from '@/components/layout/list/useListAddress'
import { packageBoardQueryOptions, packagesQueryOptions, useDeliveriesCsv } from '@/hooks/logistics/deliveries.queries'
import { isDay } from '@/services/format/day.rules'
import { PAGE_SIZE } from '@/services/http/page-size.rules'
import { DELIVERY_STATUSES } from '@/services/logistics/packages/delivery-status.rules'
import { PACKAGE_DAYS, PACKAGE_ORDERINGS } from '@/services/logistics/packages/package-dates.rules'
import { dueFilter, packageTypesFor } from './deliveryFilters.rules'

const CARDS = 6

const LIST = 'lista'

export type DeliveriesView = 'board' | 'list'

export function useDeliveries() {
  const address = useListAddress({
    orderings: PACKAGE_ORDERINGS,
    filters: ['tipo', 'etapa', 'previsao', 'data', 'de', 'ate'],
  })
  const { read, write } = useAddressQuery()
  const view: DeliveriesView = read('visao') === LIST ? 'list' : 'board'
  const { search, ordering, page, filter } = address
  const stage = DELIVERY_STATUSES.find((status) => status === filter('etapa'))
  const shared = {
    package_type: packageTypesFor(filter('tipo')),
    ...(search && { search }),
    ...dueFilter(filter('previsao')),
    ...periodOf(filter('data'), filter('de'), filter('ate')),
  }
  const listed = { ...shared, ...(stage && { delivery_status: stage }), ...(ordering && { ordering }) }
  const board = useQuery({
    ...packageBoardQueryOptions({ ...shared, cards: CARDS }),
    enabled: address.ready && view === 'board',
  })
  const list = useQuery({
    ...packagesQueryOptions({ ...listed, page, page_size: PAGE_SIZE }),
    enabled: address.ready && view === 'list',
  })
  return {
    ...address,
    view,
    stage,
    /** The board's filters as a key. */
    narrowing: JSON.stringify(shared),
    board,
    list,
    csv: useDeliveriesCsv(view === 'list' ? listed : shared),
    setView: (next: DeliveriesView) => write({ visao: next === 'list' ? LIST : null, etapa: null, pagina: null }),
    /** Opens one stage as a list. */
    openStage: (status: string) => write({ visao: LIST, etapa: status, pagina: null }),
    setStage: (status: string | null) => write({ etapa: status, pagina: null }),
    setPeriod: (changes: Partial<Record<'data' | 'de' | 'ate', string | null>>) => write({ ...changes, pagina: null }),
  }
}

export type Deliveries = ReturnType<typeof useDeliveries>

/** Filter by one of the eight dates; invalid days are ignored. */
function periodOf(name: string | null, from: string | null, to: string | null) {
  const day = PACKAGE_DAYS.find((one) => one === name)
  if (!day) return {}
  return {
    ...(from && isDay(from) && { [`${day}_start`]: from }),
    ...(to && isDay(to) && { [`${day}_end`]: to }),
  }
}
