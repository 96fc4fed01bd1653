import { bodyOf, http } from '@/services/http/client'
import { getPdf } from '@/services/http/files'
import type { Order } from '@/services/orders/orders.schema'
import type { AppraisalCorrection } from '../packages/packages.schema'
import type { OwnReturn, ReturnDetail, ReturnListQuery, ReturnPage } from './return-detail.schema'
import type { Receipt, ReturnLabelQuery, StaffReturnRequest } from './returns.schema'

const PATH = '/returns'

/** All returns, filtered by next step. */
export const getReturns = (query: Partial<ReturnListQuery>, signal?: AbortSignal): Promise<ReturnPage> =>
  bodyOf(http.get<ReturnPage>(PATH, { params: query, signal }))

/** A return with everything needed to receive and appraise it. */
export const getReturn = (packageId: number, signal?: AbortSignal): Promise<ReturnDetail> =>
  bodyOf(http.get<ReturnDetail>(`${PATH}/${String(packageId)}`, { signal }))

/** Receives scanned units, or reports that nothing more will arrive. */
export const receiveSerials = (packageId: number, receipt: Receipt): Promise<Order> =>
  bodyOf(http.post<Order>(`/package-management/${String(packageId)}/receipt`, receipt))

/** Requests some units of an order back, for staff. */
export const requestPartialReturn = (companyId: number, maskId: string, units: StaffReturnRequest): Promise<Order> =>
  bodyOf(http.post<Order>(`${PATH}/${String(companyId)}/${maskId}`, units))

/** Cancels a return. */
export const cancelReturn = (packageId: number): Promise<Order> =>
  bodyOf(http.delete<Order>(`${PATH}/${String(packageId)}`))

const appraisalPath = (packageId: number, serial: string): string =>
  `/package-management/${String(packageId)}/appraisal/${encodeURIComponent(serial)}`

/** Replaces the appraisal of a unit. */
export const correctAppraisal = (packageId: number, serial: string, found: AppraisalCorrection): Promise<Order> =>
  bodyOf(http.put<Order>(appraisalPath(packageId, serial), found))

/** Undoes the appraisal of a unit: it is to be appraised again. */
export const undoAppraisal = (packageId: number, serial: string): Promise<Order> =>
  bodyOf(http.delete<Order>(appraisalPath(packageId, serial)))

/** Uploads a photo of a returned unit. */
export async function uploadUnitImage(packageId: number, serial: string, file: File): Promise<void> {
  const form = new FormData()
  form.append('moment', 'appraisal')
  form.append('serial', serial)
  form.append('file', file)
  await http.post(`/package-management/${String(packageId)}/images`, form, { timeout: 0 })
}

/** Identifies a return: by its id for staff, within their own order for customers. */
export type ReturnRef = { packageId: number; maskId?: string }

const ownPath = (maskId: string, packageId: number): string => `/checkout/${maskId}/returns/${String(packageId)}`

/** What was received of the customer's own return, and its appraisal. */
export const getOwnReturn = (maskId: string, packageId: number, signal?: AbortSignal): Promise<OwnReturn> =>
  bodyOf(http.get<OwnReturn>(ownPath(maskId, packageId), { signal }))

/** The labels of a return's boxes, one page each. */
export function getReturnLabel({ packageId, maskId }: ReturnRef, { volumes, format }: ReturnLabelQuery): Promise<Blob> {
  const path = maskId ? `${ownPath(maskId, packageId)}/label` : `/package-management/${String(packageId)}/return-label`
  return getPdf(`${path}?volumes=${String(volumes)}&format=${format}`)
}
