import { http } from '@/services/http/client'
import { type CsvFile, getCsv, getPdf, type Transfer } from '@/services/http/files'
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

/** The same as a board, with the first cards of each stage. */
export async function getPackageBoard(query: Partial<PackageBoardQuery>, signal?: AbortSignal): Promise<PackageBoard> {
  const { data } = await http.get<PackageBoard>(`${PATH}/board`, { params: query, signal })
  return data
}

/** The same as a CSV file. */
export const getPackagesCsv = (query: Partial<PackageCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv(`${PATH}-csv-extract`, query, transfer)

/** One package with its photos. */
export async function getPackage(packageId: number, signal?: AbortSignal): Promise<PackageDetail> {
  const { data } = await http.get<PackageDetail>(pathOf(packageId), { signal })
  return data
}

/** Creates an extra package for an order. */
export async function createPackage(pkg: NewPackage): Promise<Order> {
  const { data } = await http.post<Order>(PATH, pkg)
  return data
}

/** Units to fetch from the shelf. */
export async function getSuggestions(packageId: number, signal?: AbortSignal): Promise<Suggestions> {
  const { data } = await http.get<Suggestions>(`${pathOf(packageId)}/suggestions`, { signal })
  return data
}

/** Takes a serial out of a package, back to the shelf. */
export async function unpackSerial(packageId: number, serial: string): Promise<Order> {
  const { data } = await http.delete<Order>(packedPath(packageId, serial))
  return data
}

/** Replaces a packed unit by another one of the same product. */
export async function replaceSerial(packageId: number, serial: string, body: ReplaceSerial): Promise<Order> {
  const { data } = await http.put<Order>(packedPath(packageId, serial), body)
  return data
}

/** Uploads a photo, without a timeout because of slow connections. */
export async function uploadPackageImage(packageId: number, file: File): Promise<PackageDetail> {
  const form = new FormData()
  form.append('file', file)
  const { data } = await http.post<PackageDetail>(`${pathOf(packageId)}/images`, form, { timeout: 0 })
  return data
}

/** Withdraws a photo. */
export async function withdrawPackageImage(packageId: number, imageId: number): Promise<PackageDetail> {
  const { data } = await http.delete<PackageDetail>(`${pathOf(packageId)}/images/${String(imageId)}`)
  return data
}

const pathOf = (packageId: number): string => `${PATH}/${String(packageId)}`

const packedPath = (packageId: number, serial: string): string =>
  `/shipping-item-management/${String(packageId)}/${encodeURIComponent(serial)}`

// Commands on a package of an order answer with the whole order.

/** Packs the given serials or the oldest units; the idempotency key makes retries safe. */
export async function assignSerials(items: ShippingItems, key?: string): Promise<Order> {
  const headers = key ? { 'Idempotency-Key': key } : {}
  const { data } = await http.post<Order>('/shipping-item-management', items, { headers })
  return data
}

/** Moves a package to another internal stage, or sets its dates, tracking code or comment. */
export async function updatePackage(packageId: number, update: PackageUpdate): Promise<Order> {
  const { data } = await http.put<Order>(`/package-management/${String(packageId)}`, update)
  return data
}

/** Records condition and destination of returned units. */
export async function appraiseReturn(packageId: number, appraisal: Appraisal): Promise<Order> {
  const { data } = await http.post<Order>(`/package-management/${String(packageId)}/appraisal`, appraisal)
  return data
}

type UploadOptions = { onProgress?: (sentBytes: number) => void; signal?: AbortSignal }

const invoicePath = (packageId: number): string => `/package-invoice-management/${String(packageId)}`

/** The invoice of a package; needs the bearer token. */
export const getInvoice = (packageId: number): Promise<Blob> => getPdf(invoicePath(packageId))

/** Uploads the invoice (PDF), replacing an earlier one. Can be aborted. */
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

/** Withdraws the invoice; the history keeps it. */
export async function withdrawInvoice(packageId: number): Promise<PackageDetail> {
  const { data } = await http.delete<PackageDetail>(invoicePath(packageId))
  return data
}

/** The packing slip as a PDF. */
export const getPackingSlip = (packageId: number): Promise<Blob> =>
  getPdf(`/package-management/${String(packageId)}/packing-slip`)
