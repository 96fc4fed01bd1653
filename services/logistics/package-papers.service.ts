import { http } from '@/services/http/client'
import { getPdf } from '@/services/http/pdf'
import type { PackageDetail } from './parcel-parts.schema'

type Sending = { onProgress?: (sentBytes: number) => void; signal?: AbortSignal }

const invoicePath = (packageId: number): string => `/package-invoice-management/${String(packageId)}`

/** The invoice that travels with a parcel; served only with the bearer. */
export const getInvoice = (packageId: number): Promise<Blob> => getPdf(invoicePath(packageId))

/** Puts up the invoice (PDF); it takes the place of an earlier one. Can be cancelled. */
export async function putInvoice(
  packageId: number,
  file: File,
  { onProgress, signal }: Sending = {},
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
export async function removeInvoice(packageId: number): Promise<PackageDetail> {
  const { data } = await http.delete<PackageDetail>(invoicePath(packageId))
  return data
}

/** The sheet that goes into the box. */
export const getPackingSlip = (packageId: number): Promise<Blob> =>
  getPdf(`/package-management/${String(packageId)}/packing-slip`)
