import { http } from '@/services/http/client'
import { type CsvFile, getCsv, getPdf, type Transfer } from '@/services/http/downloads'
import type { Page } from '@/services/http/page.schema'
import type { Order } from '@/services/orders/orders.schema'
import type { NewPackage, PackageDetail, ReplaceSerial, Suggestions } from './package-detail.schema'
import type {
  ListedPackage,
  PackageBoard,
  PackageBoardQuery,
  PackageCsvQuery,
  PackageListQuery,
} from './package-lists.schema'
import type { Appraisal, PackageUpdate, ShippingItems } from './packages.schema'

const PATH = '/package-management'

/** The packages of all orders. */
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

/** One package with its photographs. */
export async function getPackage(packageId: number, signal?: AbortSignal): Promise<PackageDetail> {
  const { data } = await http.get<PackageDetail>(pathOf(packageId), { signal })
  return data
}

/** One more package for an order. */
export async function createPackage(pkg: NewPackage): Promise<Order> {
  const { data } = await http.post<Order>(PATH, pkg)
  return data
}

/** Which units to take from the shelf for it. */
export async function getSuggestions(packageId: number, signal?: AbortSignal): Promise<Suggestions> {
  const { data } = await http.get<Suggestions>(`${pathOf(packageId)}/suggestions`, { signal })
  return data
}

/** Takes a serial out of a package, back to the shelf. */
export async function unpackSerial(packageId: number, serial: string): Promise<Order> {
  const { data } = await http.delete<Order>(packedPath(packageId, serial))
  return data
}

/** Puts another unit of the same product in the place of one. */
export async function replaceSerial(packageId: number, serial: string, body: ReplaceSerial): Promise<Order> {
  const { data } = await http.put<Order>(packedPath(packageId, serial), body)
  return data
}

/** Adds a photograph. A large file on a thin line takes its time. */
export async function uploadPackageImage(packageId: number, file: File): Promise<PackageDetail> {
  const form = new FormData()
  form.append('file', file)
  const { data } = await http.post<PackageDetail>(`${pathOf(packageId)}/images`, form, { timeout: 0 })
  return data
}

/** Takes a photograph out. */
export async function withdrawPackageImage(packageId: number, imageId: number): Promise<PackageDetail> {
  const { data } = await http.delete<PackageDetail>(`${pathOf(packageId)}/images/${String(imageId)}`)
  return data
}

const pathOf = (packageId: number): string => `${PATH}/${String(packageId)}`

const packedPath = (packageId: number, serial: string): string =>
  `/shipping-item-management/${String(packageId)}/${encodeURIComponent(serial)}`

// What is done to a package of an order answers with the whole order, as every command on it (api.md).

/** Puts serials into a package: the ones named, or the oldest on the shelf. The same key never does it twice. */
export async function assignSerials(items: ShippingItems, key?: string): Promise<Order> {
  const headers = key ? { 'Idempotency-Key': key } : {}
  const { data } = await http.post<Order>('/shipping-item-management', items, { headers })
  return data
}

/** Moves a package to another internal stage, or writes its dates, tracking code or comment. */
export async function updatePackage(packageId: number, update: PackageUpdate): Promise<Order> {
  const { data } = await http.put<Order>(`/package-management/${String(packageId)}`, update)
  return data
}

/** How each returned unit was found and where it goes. */
export async function appraiseReturn(packageId: number, appraisal: Appraisal): Promise<Order> {
  const { data } = await http.post<Order>(`/package-management/${String(packageId)}/appraisal`, appraisal)
  return data
}

type UploadOptions = { onProgress?: (sentBytes: number) => void; signal?: AbortSignal }

const invoicePath = (packageId: number): string => `/package-invoice-management/${String(packageId)}`

/** The invoice that travels with a package; served only with the bearer. */
export const getInvoice = (packageId: number): Promise<Blob> => getPdf(invoicePath(packageId))

/** Puts up the invoice (PDF); it takes the place of an earlier one. Can be cancelled. */
export async function uploadInvoice(
  packageId: number,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<PackageDetail> {
  const form = new FormData()
  form.append('file', file)
  const { data } = await http.put<PackageDetail>(invoicePath(packageId), form, {
    timeout: 0,
    signal,
    onUploadProgress: ({ loaded }) => onProgress?.(loaded),
  })
  return data
}

/** Takes it back; history keeps it. */
export async function withdrawInvoice(packageId: number): Promise<PackageDetail> {
  const { data } = await http.delete<PackageDetail>(invoicePath(packageId))
  return data
}

/** The sheet that goes into the box. */
export const getPackingSlip = (packageId: number): Promise<Blob> =>
  getPdf(`/package-management/${String(packageId)}/packing-slip`)
