import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import type { Page } from '@/services/http/page.schema'
import { must } from '@/services/invariant/must.rules'
import { PACKAGE_COLUMNS } from '@/services/logistics/packages/package-csv.rules'
import type {
  ListedPackage,
  PackageCsvQuery,
  PackageListQuery,
} from '@/services/logistics/packages/package-lists.schema'
import { toPackage } from '../packages/packages.service'
import {
  countPackages,
  findPackage,
  listPackageIds,
  listPackages,
  loadContents,
  type PackageRow,
} from './package-lists.repository'
import { toPackageProgress } from './package-progress'
import { loadProgress } from './package-progress.repository'

/** A page of the packages of all orders with contents and progress. */
export async function listAllPackages(query: PackageListQuery, url: string): Promise<Page<ListedPackage>> {
  const counts = await countPackages(db(), query)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return toPage(url, query, total, await toListedPackages(await listPackages(db(), query, limitOffset(query))))
}

/** The same list as a CSV file. */
export async function exportPackages(query: PackageCsvQuery): Promise<Response> {
  const read = async (ids: readonly number[]) =>
    toListedPackages(await listPackages(db(), { ...query, ids }, { limit: ids.length, offset: 0 }))
  return csvFile({ name: 'entregas', columns: PACKAGE_COLUMNS, ids: await listPackageIds(db(), query), read })
}

/** One package. Refuses 404. */
export async function getPackage(packageId: number): Promise<ListedPackage> {
  const [pkg] = await toListedPackages([orNotFound(await findPackage(db(), packageId))])
  return must(pkg, 'the package that was found')
}

async function toListedPackages(rows: readonly PackageRow[]): Promise<ListedPackage[]> {
  const ids = rows.map(({ pkg }) => pkg.id)
  const contents = await loadContents(db(), ids)
  const progress = await loadProgress(db(), ids)
  return rows.map((row) => {
    const isIn = ({ packageId }: { packageId: number }) => packageId === row.pkg.id
    const pkg = toPackage({
      pkg: row.pkg,
      address: row.address,
      items: contents.items.filter(isIn),
      rentals: contents.rentals.filter(isIn),
      returnItems: contents.returnItems.filter(isIn),
      order: row.order,
    })
    return { ...pkg, ...toPackageProgress(row, progress) }
  })
}
