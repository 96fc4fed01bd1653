import { http } from '@/services/http/client'
import { getCsv, type CsvFile, type Transfer } from '@/services/http/csv'
import type { Page } from '@/services/http/page.schema'
import type {
  ListedPackage,
  PackageBoard,
  PackageBoardQuery,
  PackageCsvQuery,
  PackageListQuery,
} from './parcel-lists.schema'

const PATH = '/package-management'

/** The parcels of all orders. */
export async function getPackages(
  query: Partial<PackageListQuery>,
  signal?: AbortSignal,
): Promise<Page<ListedPackage>> {
  const { data } = await http.get<Page<ListedPackage>>(PATH, { params: query, signal })
  return data
}

/** The same by internal stage, with the first cards of each. */
export async function getPackageBoard(query: Partial<PackageBoardQuery>, signal?: AbortSignal): Promise<PackageBoard> {
  const { data } = await http.get<PackageBoard>(`${PATH}/board`, { params: query, signal })
  return data
}

/** The same as a file, whole. */
export const getPackagesCsv = (query: Partial<PackageCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv(`${PATH}-csv-extract`, query, transfer)
