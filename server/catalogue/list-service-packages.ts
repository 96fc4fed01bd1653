import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv'
import { limitOffset, toPage } from '@/server/http/page'
import { SERVICE_PACKAGE_COLUMNS } from '@/services/catalogue/service-package-csv.rules'
import type {
  ManagedPackage,
  PackageChoice,
  PackageCsvQuery,
  PackageListQuery,
} from '@/services/catalogue/service-packages.schema'
import type { Page } from '@/services/http/page.schema'
import { toManagedPackage } from './service-packages.mapper'
import {
  countManagedPackages,
  listManagedPackages,
  listPackageChoices,
  managedPackageIds,
} from './service-packages.repository'

/** A page of the service packages, simulator by simulator unless another order is asked for. */
export async function readPackages(query: PackageListQuery, url: string): Promise<Page<ManagedPackage>> {
  const count = await countManagedPackages(db(), query)
  const rows = await listManagedPackages(db(), query, limitOffset(query))
  return toPage(url, query, count, rows.map(toManagedPackage))
}

/** The same list as a file, whole. */
export async function exportPackages(query: PackageCsvQuery): Promise<Response> {
  const read = async (ids: readonly number[]) =>
    (await listManagedPackages(db(), { ...query, ids }, { limit: ids.length, offset: 0 })).map(toManagedPackage)
  const ids = await managedPackageIds(db(), query)
  return csvFile({ name: 'pacotes-de-servico', columns: SERVICE_PACKAGE_COLUMNS, ids, read })
}

/** The simulators that a package can be of, each with its packages in their order. */
export const readPackageChoices = (): Promise<PackageChoice[]> => listPackageChoices(db())
