import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PackageListQuery } from '@/services/catalogue/service-packages.schema'
import { getManagedPackages, getPackageChoices } from '@/services/catalogue/service-packages.service'

export const packageKeys = {
  all: ['managed-packages'] as const,
  list: (query: object) => [...packageKeys.all, 'list', { ...query }] as const,
  choices: () => [...packageKeys.all, 'choices'] as const,
}

/** The service packages; the rows of before stay while the next ones come. */
export const managedPackagesQueryOptions = (query: Partial<PackageListQuery>) =>
  queryOptions({
    queryKey: packageKeys.list(query),
    queryFn: ({ signal }) => getManagedPackages(query, signal),
    placeholderData: keepPreviousData,
  })

/** The simulators that a package can be of, each with its packages in their order. */
export const packageChoicesQueryOptions = () =>
  queryOptions({ queryKey: packageKeys.choices(), queryFn: ({ signal }) => getPackageChoices(signal) })
