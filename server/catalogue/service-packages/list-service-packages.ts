import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { SERVICE_PACKAGE_FILE } from '@/services/catalogue/service-packages/service-package-file.rules'
import type {
  ManagedServicePackage,
  ServicePackageChoice,
  ServicePackageCsvQuery,
  ServicePackageListQuery,
} from '@/services/catalogue/service-packages/service-packages.schema'
import type { Page } from '@/services/http/page.schema'
import { toManagedServicePackage } from './service-packages.mapper'
import {
  countServicePackages,
  listServicePackageChoiceRows,
  listServicePackageIds,
  listServicePackageRows,
} from './service-packages.repository'

/** A page of the service packages, simulator by simulator unless another order is asked for. */
export async function listServicePackages(
  query: ServicePackageListQuery,
  url: string,
): Promise<Page<ManagedServicePackage>> {
  const count = await countServicePackages(db(), query)
  const rows = await listServicePackageRows(db(), query, limitOffset(query))
  return toPage(url, query, count, rows.map(toManagedServicePackage))
}

/** The same list as a file, whole. */
export async function exportServicePackages(query: ServicePackageCsvQuery): Promise<Response> {
  const read = async (ids: readonly number[]) =>
    (await listServicePackageRows(db(), { ...query, ids }, { limit: ids.length, offset: 0 })).map(
      toManagedServicePackage,
    )
  const ids = await listServicePackageIds(db(), query)
  return csvFile({ name: 'pacotes-de-servico', columns: SERVICE_PACKAGE_FILE.columns, ids, read })
}

/** The simulators that a package can be of, each with its packages in their order. */
export const listServicePackageChoices = (): Promise<ServicePackageChoice[]> => listServicePackageChoiceRows(db())
