import { bodyOf, http } from '@/services/http/client'
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
export const getPackages = (query: Partial<PackageListQuery>, signal?: AbortSignal): Promise<Page<ListedPackage>> =>
  bodyOf(http.get<Page<ListedPackage>>(PATH, { params: query, signal }))

/** The packages as a board, with the first cards of each stage. */
export const getPackageBoard = (query: Partial<PackageBoardQuery>, signal?: AbortSignal): Promise<PackageBoard> =>
  bodyOf(http.get<PackageBoard>(`${PATH}/board`, { params: query, signal }))

/** The packages as a CSV file. */
export const getPackagesCsv = (query: Partial<PackageCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv(`${PATH}-csv-extract`, query, transfer)

/** One package with its photos. */
export const getPackage = (packageId: number, signal?: AbortSignal): Promise<PackageDetail> =>
  bodyOf(http.get<PackageDetail>(pathOf(packageId), { signal }))

/** Creates an extra package for an order. */
export const createPackage = (pkg: NewPackage): Promise<Order> => bodyOf(http.post<Order>(PATH, pkg))

/** Units to fetch from the shelf. */
export const getSuggestions = (packageId: number, signal?: AbortSignal): Promise<Suggestions> =>
  bodyOf(http.get<Suggestions>(`${pathOf(packageId)}/suggestions`, { signal }))

/** Takes a serial out of a package, back to the shelf. */
export const unpackSerial = (packageId: number, serial: string): Promise<Order> =>
  bodyOf(http.delete<Order>(packedPath(packageId, serial)))

/** Replaces a packed unit by another one of the same product. */
export const replaceSerial = (packageId: number, serial: string, body: ReplaceSerial): Promise<Order> =>
  bodyOf(http.put<Order>(packedPath(packageId, serial), body))

/** Uploads a photo, without a timeout because of slow connections. */
export async function uploadPackageImage(packageId: number, file: File): Promise<PackageDetail> {
  const form = new FormData()
  form.append('file', file)
  const { data } = await http.post<PackageDetail>(`${pathOf(packageId)}/images`, form, { timeout: 0 })
  return data
}

/** Withdraws a photo. */
export const withdrawPackageImage = (packageId: number, imageId: number): Promise<PackageDetail> =>
  bodyOf(http.delete<PackageDetail>(`${pathOf(packageId)}/images/${String(imageId)}`))

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
export const updatePackage = (packageId: number, update: PackageUpdate): Promise<Order> =>
  bodyOf(http.put<Order>(`/package-management/${String(packageId)}`, update))

/** Records condition and destination of returned units. */
export const appraiseReturn = (packageId: number, appraisal: Appraisal): Promise<Order> =>
  bodyOf(http.post<Order>(`/package-management/${String(packageId)}/appraisal`, appraisal))

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
export const withdrawInvoice = (packageId: number): Promise<PackageDetail> =>
  bodyOf(http.delete<PackageDetail>(invoicePath(packageId)))

/** The packing slip as a PDF. */
export const getPackingSlip = (packageId: number): Promise<Blob> =>
  getPdf(`/package-management/${String(packageId)}/packing-slip`)
