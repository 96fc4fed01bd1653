import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListAddress } from '@/components/layout/useListAddress'
import { managedPackagesQueryOptions } from '@/hooks/catalogue/service-packages.queries'
import { usePackagesCsv } from '@/hooks/catalogue/usePackagesCsv'
import { SERVICE_PACKAGE_ORDERINGS } from '@/services/catalogue/service-package-orderings.rules'

export const PAGE_SIZE = 20

/** The service packages as the address describes the list, and which of the rows in sight are chosen. */
export function usePackageList() {
  const address = useListAddress({ orderings: SERVICE_PACKAGE_ORDERINGS, filters: ['simulador', 'situacao'] })
  const { ready, search, ordering, page } = address
  const [simulator, state] = [address.filterId('simulador'), address.filter('situacao')]
  const filters = {
    ...(search && { search }),
    ...(simulator && { simulator }),
    ...(state && { active: state === 'ativos' }),
    ...(ordering && { ordering }),
  }
  const list = useQuery({ ...managedPackagesQueryOptions({ ...filters, page, page_size: PAGE_SIZE }), enabled: ready })
  const [chosen, setChosen] = useState<readonly (string | number)[]>([])
  const ids = list.data?.results.map(({ id }) => id).filter((id) => chosen.includes(id)) ?? []
  return { ...address, list, csv: usePackagesCsv(filters), ids, setChosen }
}

export type PackageList = ReturnType<typeof usePackageList>
