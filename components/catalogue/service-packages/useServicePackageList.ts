import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { useChosenRows } from '@/components/ui/tables/useChosenRows'
import { managedServicePackagesQueryOptions, useServicePackagesCsv } from '@/hooks/catalogue/service-packages.queries'
import { SERVICE_PACKAGE_ORDERINGS } from '@/services/catalogue/orderings.rules'

export const PAGE_SIZE = 20

/** The service packages as the address describes the list, and which of the rows in sight are chosen. */
export function useServicePackageList() {
  const address = useListAddress({ orderings: SERVICE_PACKAGE_ORDERINGS, filters: ['simulador', 'situacao'] })
  const { ready, search, ordering, page } = address
  const [simulator, state] = [address.filterId('simulador'), address.filter('situacao')]
  const filters = {
    ...(search && { search }),
    ...(simulator && { simulator }),
    ...(state && { active: state === 'ativos' }),
    ...(ordering && { ordering }),
  }
  const list = useQuery({
    ...managedServicePackagesQueryOptions({ ...filters, page, page_size: PAGE_SIZE }),
    enabled: ready,
  })
  const { selected, setChosen } = useChosenRows(list.data?.results)
  const ids = selected.map(({ id }) => id)
  return { ...address, list, csv: useServicePackagesCsv(filters), ids, setChosen }
}

export type ServicePackageList = ReturnType<typeof useServicePackageList>
