import { bodyOf, http } from '@/services/http/client'
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

/** The service packages, including those no longer offered. */
export const getManagedServicePackages = (
  query: Partial<ServicePackageListQuery>,
  signal?: AbortSignal,
): Promise<Page<ManagedServicePackage>> => bodyOf(http.get<Page<ManagedServicePackage>>(ALL, { params: query, signal }))

/** The whole list as a CSV file. */
export const getServicePackagesCsv = (
  query: Partial<ServicePackageCsvQuery>,
  transfer: Transfer = {},
): Promise<CsvFile> => getCsv(`${ALL}-csv-extract`, query, transfer)

/** The simulators that a package can belong to, each with its packages in their order. */
export const getServicePackageChoices = (signal?: AbortSignal): Promise<ServicePackageChoice[]> =>
  bodyOf(http.get<ServicePackageChoice[]>(`${ALL}-choices`, { signal }))

/** Creates a service package; the idempotency key prevents duplicates. */
export const createServicePackage = (servicePackage: NewServicePackage, key: string): Promise<ManagedServicePackage> =>
  bodyOf(http.post<ManagedServicePackage>(ALL, servicePackage, { headers: { 'Idempotency-Key': key } }))

/** Changes only the given fields. */
export const updateServicePackage = (id: number, change: ServicePackageChange): Promise<ManagedServicePackage> =>
  bodyOf(http.put<ManagedServicePackage>(path(id), change))

export const activateServicePackages = (activation: Activation): Promise<ActivationResult> =>
  bodyOf(http.put<ActivationResult>(`${ALL}/activation`, activation))

/** Puts all packages of a simulator in a new order. */
export async function reorderServicePackages(order: ServicePackageOrder): Promise<void> {
  await http.put(`${ALL}/order`, order)
}

export async function deleteServicePackage(id: number): Promise<void> {
  await http.delete(path(id))
}

const path = (id: number): string => `${ALL}/${String(id)}`
