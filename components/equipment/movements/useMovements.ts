import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { movementsQueryOptions, useMovementsCsv } from '@/hooks/equipment/equipment.queries'
import { isDay } from '@/services/config/validation'
import type { MovementCsvQuery } from '@/services/equipment/movements.schema'
import { RELOCATION_STATUSES, RELOCATION_TYPES, UNIT_EVENT_TYPES } from '@/services/stock/unit-events.rules'
import { UNIT_STATUSES } from '@/services/stock/unit-status.rules'

export const PAGE_SIZE = 20

const known = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((one) => one === text)

const dayIn = (text: string | null): string | undefined => (text && isDay(text) ? text : undefined)

/** The event log of a company as the address describes it. */
export function useMovements(companyId: number) {
  const address = useListAddress({
    orderings: [],
    filters: ['acontecimento', 'tipo', 'situacao', 'status', 'de', 'ate'],
  })
  const { ready, page, filter } = address
  const wanted: [keyof MovementCsvQuery, string | undefined][] = [
    ['event_type', known(UNIT_EVENT_TYPES, filter('acontecimento'))],
    ['relocation_type', known(RELOCATION_TYPES, filter('tipo'))],
    ['relocation_status', known(RELOCATION_STATUSES, filter('situacao'))],
    ['ri_status', known(UNIT_STATUSES, filter('status'))],
    ['start_date', dayIn(filter('de'))],
    ['end_date', dayIn(filter('ate'))],
  ]
  const filters: Partial<MovementCsvQuery> = Object.fromEntries(wanted.filter(([, value]) => value !== undefined))
  const query = { ...filters, page, page_size: PAGE_SIZE }
  const list = useQuery({ ...movementsQueryOptions(companyId, query), enabled: ready })
  return { ...address, list, csv: useMovementsCsv(companyId, filters) }
}

export type Movements = ReturnType<typeof useMovements>
