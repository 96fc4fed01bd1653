import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { useChosenRows } from '@/components/ui/tables/useChosenRows'
import { managedSimulatorsQueryOptions, useSimulatorsCsv } from '@/hooks/catalogue/simulators.queries'
import { SIMULATOR_ORDERINGS } from '@/services/catalogue/orderings.rules'

export const PAGE_SIZE = 20

/** The simulators as the address describes the list, and which of the rows in sight are chosen. */
export function useSimulatorList() {
  const address = useListAddress({ orderings: SIMULATOR_ORDERINGS, filters: ['situacao'] })
  const { ready, search, ordering, page } = address
  const state = address.filter('situacao')
  const filters = {
    ...(search && { search }),
    ...(state && { active: state === 'ativos' }),
    ...(ordering && { ordering }),
  }
  const query = { ...filters, page, page_size: PAGE_SIZE }
  const list = useQuery({ ...managedSimulatorsQueryOptions(query), enabled: ready })
  const { selected, setChosen } = useChosenRows(list.data?.results)
  return { ...address, list, csv: useSimulatorsCsv(filters), selected, setChosen }
}
