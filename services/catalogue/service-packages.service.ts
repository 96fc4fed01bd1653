import { http } from '@/services/http/client'
import { getCsv, type CsvFile, type Transfer } from '@/services/http/csv'
import type { Page } from '@/services/http/page.schema'
import type { Activated, Activation } from './activation.schema'
import type {
  ManagedPackage,
  NewPackage,
  PackageChange,
  PackageChoice,
  PackageCsvQuery,
  PackageListQuery,
  PackageOrder,
} from './service-packages.schema'

const ALL = '/service-package-management'

/** The service packages, also those that are no longer offered. */
export async function getManagedPackages(
  query: Partial<PackageListQuery>,
  signal?: AbortSignal,
): Promise<Page<ManagedPackage>> {
  const { data } = await http.get<Page<ManagedPackage>>(ALL, { params: query, signal })
  return data
}

/** The list as a file, whole. */
export const getPackagesCsv = (query: Partial<PackageCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv(`${ALL}-csv-extract`, query, transfer)

/** The simulators that a package can be of, each with its packages in their order. */
export async function getPackageChoices(signal?: AbortSignal): Promise<PackageChoice[]> {
  const { data } = await http.get<PackageChoice[]>(`${ALL}-choices`, { signal })
  return data
}

/** Adds a service package. The same key never adds two. */
export async function createPackage(servicePackage: NewPackage, key: string): Promise<ManagedPackage> {
  const { data } = await http.post<ManagedPackage>(ALL, servicePackage, { headers: { 'Idempotency-Key': key } })
  return data
}

/** Changes what is named. */
export async function changePackage(id: number, change: PackageChange): Promise<ManagedPackage> {
  const { data } = await http.put<ManagedPackage>(path(id), change)
  return data
}

export async function activatePackages(activation: Activation): Promise<Activated> {
  const { data } = await http.put<Activated>(`${ALL}/activation`, activation)
  return data
}

/** Puts all packages of a simulator in a new order. */
export async function orderPackages(order: PackageOrder): Promise<void> {
  await http.put(`${ALL}/order`, order)
}

export async function deletePackage(id: number): Promise<void> {
  await http.delete(path(id))
}

const path = (id: number): string => `${ALL}/${String(id)}`
