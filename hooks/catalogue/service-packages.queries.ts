import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type {
  ServicePackageCsvQuery,
  ServicePackageListQuery,
} from '@/services/catalogue/service-packages/service-packages.schema'
import {
  getManagedServicePackages,
  getServicePackageChoices,
  getServicePackagesCsv,
} from '@/services/catalogue/service-packages/service-packages.service'

export const servicePackageKeys = {
  all: ['managed-packages'] as const,
  list: (query: object) => [...servicePackageKeys.all, 'list', { ...query }] as const,
  choices: () => [...servicePackageKeys.all, 'choices'] as const,
}

/** The service packages; the previous rows stay while the next ones load. */
export const managedServicePackagesQueryOptions = (query: Partial<ServicePackageListQuery>) =>
  queryOptions({
    queryKey: servicePackageKeys.list(query),
    queryFn: ({ signal }) => getManagedServicePackages(query, signal),
    placeholderData: keepPreviousData,
  })

/** The simulators that a package can belong to, each with its packages in their order. */
export const servicePackageChoicesQueryOptions = () =>
  queryOptions({ queryKey: servicePackageKeys.choices(), queryFn: ({ signal }) => getServicePackageChoices(signal) })

/** The service packages as a CSV file, with the list's filters and sorting. */
export const useServicePackagesCsv = (query: Partial<ServicePackageCsvQuery>) =>
  useCsvDownload((transfer) => getServicePackagesCsv(query, transfer))
