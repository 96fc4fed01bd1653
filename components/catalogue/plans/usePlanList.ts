import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { useChosenRows } from '@/components/ui/tables/useChosenRows'
import { managedPlansQueryOptions } from '@/hooks/catalogue/plans.queries'
import { usePlansCsv } from '@/hooks/catalogue/usePlansCsv'
import { PLAN_ORDERINGS } from '@/services/catalogue/plan-orderings.rules'

export const PAGE_SIZE = 20

/** The plans as the address describes the list, and which of the rows in sight are chosen. */
export function usePlanList() {
  const address = useListAddress({ orderings: PLAN_ORDERINGS, filters: ['simulador', 'situacao'] })
  const { ready, search, ordering, page } = address
  const [simulator, state] = [address.filterId('simulador'), address.filter('situacao')]
  const filters = {
    ...(search && { search }),
    ...(simulator && { simulator }),
    ...(state && { active: state === 'ativos' }),
    ...(ordering && { ordering }),
  }
  const list = useQuery({ ...managedPlansQueryOptions({ ...filters, page, page_size: PAGE_SIZE }), enabled: ready })
  const { selected, setChosen } = useChosenRows(list.data?.results)
  const ids = selected.map(({ id }) => id)
  return { ...address, list, csv: usePlansCsv(filters), ids, setChosen }
}

export type PlanList = ReturnType<typeof usePlanList>
