import { http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { Activation, ActivationResult } from '../bulk-actions.schema'
import type {
  ManagedServicePackage,
  NewServicePackage,
  ServicePackageChange,
  ServicePackageChoice,
  ServicePackageCsvQuery,
  ServicePackageListQuery,
  ServicePackageOrder,
} from './service-packages.schema'

const ALL = '/service-package-management'

/** The service packages, also those that are no longer offered. */
export async function getManagedServicePackages(
  query: Partial<ServicePackageListQuery>,
  signal?: AbortSignal,
): Promise<Page<ManagedServicePackage>> {
  const { data } = await http.get<Page<ManagedServicePackage>>(ALL, { params: query, signal })
  return data
}

/** The list as a file, whole. */
export const getServicePackagesCsv = (
  query: Partial<ServicePackageCsvQuery>,
  transfer: Transfer = {},
): Promise<CsvFile> => getCsv(`${ALL}-csv-extract`, query, transfer)

/** The simulators that a package can be of, each with its packages in their order. */
export async function getServicePackageChoices(signal?: AbortSignal): Promise<ServicePackageChoice[]> {
  const { data } = await http.get<ServicePackageChoice[]>(`${ALL}-choices`, { signal })
  return data
}

/** Creates a service package; the idempotency key prevents duplicates. */
export async function createServicePackage(
  servicePackage: NewServicePackage,
  key: string,
): Promise<ManagedServicePackage> {
  const { data } = await http.post<ManagedServicePackage>(ALL, servicePackage, { headers: { 'Idempotency-Key': key } })
  return data
}

/** Changes the named fields. */
export async function updateServicePackage(id: number, change: ServicePackageChange): Promise<ManagedServicePackage> {
  const { data } = await http.put<ManagedServicePackage>(path(id), change)
  return data
}

export async function activateServicePackages(activation: Activation): Promise<ActivationResult> {
  const { data } = await http.put<ActivationResult>(`${ALL}/activation`, activation)
  return data
}

/** Puts all packages of a simulator in a new order. */
export async function reorderServicePackages(order: ServicePackageOrder): Promise<void> {
  await http.put(`${ALL}/order`, order)
}

export async function deleteServicePackage(id: number): Promise<void> {
  await http.delete(path(id))
}

const path = (id: number): string => `${ALL}/${String(id)}`
