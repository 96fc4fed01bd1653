import { http } from '@/services/http/client'
import { getPdf } from '@/services/http/files'
import type { Order } from '@/services/orders/orders.schema'
import type { OwnReturn, ReturnDetail, ReturnListQuery, ReturnPage } from './return-detail.schema'
import type { Receipt, ReturnLabelQuery, StaffReturnRequest } from './returns.schema'

const PATH = '/returns'

/** All returns by next step. */
export async function getReturns(query: Partial<ReturnListQuery>, signal?: AbortSignal): Promise<ReturnPage> {
  const { data } = await http.get<ReturnPage>(PATH, { params: query, signal })
  return data
}

/** A return with everything needed to receive and appraise it. */
export async function getReturn(packageId: number, signal?: AbortSignal): Promise<ReturnDetail> {
  const { data } = await http.get<ReturnDetail>(`${PATH}/${String(packageId)}`, { signal })
  return data
}

/** Receives scanned units, or reports that nothing more will arrive. */
export async function receiveSerials(packageId: number, receipt: Receipt): Promise<Order> {
  const { data } = await http.post<Order>(`/package-management/${String(packageId)}/receipt`, receipt)
  return data
}

/** Requests some units of an order back, for staff. */
export async function requestPartialReturn(
  companyId: number,
  maskId: string,
  units: StaffReturnRequest,
): Promise<Order> {
  const { data } = await http.post<Order>(`${PATH}/${String(companyId)}/${maskId}`, units)
  return data
}

/** Cancels a return. */
export async function cancelReturn(packageId: number): Promise<Order> {
  const { data } = await http.delete<Order>(`${PATH}/${String(packageId)}`)
  return data
}

/** Uploads a photo of a returned unit. */
export async function uploadUnitImage(packageId: number, serial: string, file: File): Promise<void> {
  const form = new FormData()
  form.append('moment', 'appraisal')
  form.append('serial', serial)
  form.append('file', file)
  await http.post(`/package-management/${String(packageId)}/images`, form, { timeout: 0 })
}

/** Identifies a return: by its id for staff, within an own order for the customer. */
export type ReturnRef = { packageId: number; maskId?: string }

const ownPath = (maskId: string, packageId: number): string => `/checkout/${maskId}/returns/${String(packageId)}`

/** What was received of an own return and how it was appraised. */
export async function getOwnReturn(maskId: string, packageId: number, signal?: AbortSignal): Promise<OwnReturn> {
  const { data } = await http.get<OwnReturn>(ownPath(maskId, packageId), { signal })
  return data
}

/** The labels of a return's boxes, one page each. */
export function getReturnLabel({ packageId, maskId }: ReturnRef, { volumes, format }: ReturnLabelQuery): Promise<Blob> {
  const path = maskId ? `${ownPath(maskId, packageId)}/label` : `/package-management/${String(packageId)}/return-label`
  return getPdf(`${path}?volumes=${String(volumes)}&format=${format}`)
}
