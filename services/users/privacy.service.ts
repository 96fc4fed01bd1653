import { bodyOf, http } from '@/services/http/client'
import type { Page } from '@/services/http/page.schema'
import type { Consent, ManagedRequest, PrivacyDecision, PrivacyRequest } from './privacy.schema'

/** The versions of the policy that the user accepted, newest first. */
export const getConsents = (signal?: AbortSignal): Promise<Consent[]> =>
  bodyOf(http.get<Consent[]>('/privacy-consents', { signal }))

/** The user's own requests for erasure, newest first. */
export const getPrivacyRequests = (signal?: AbortSignal): Promise<PrivacyRequest[]> =>
  bodyOf(http.get<PrivacyRequest[]>('/privacy-requests', { signal }))

/** Requests the erasure of one's own account. */
export const requestErasure = (): Promise<PrivacyRequest> =>
  bodyOf(http.post<PrivacyRequest>('/privacy-requests', { kind: 'erasure' }))

/** The pending requests for erasure, oldest first. */
export async function getPendingErasures(signal?: AbortSignal): Promise<Page<ManagedRequest>> {
  const params = { status: 'pending', page_size: 100 }
  const { data } = await http.get<Page<ManagedRequest>>('/privacy-request-management', { params, signal })
  return data
}

/** Approves or refuses a request for erasure. */
export const decideErasure = (id: number, decision: PrivacyDecision): Promise<PrivacyRequest> =>
  bodyOf(http.put<PrivacyRequest>(`/privacy-requests/${id}`, decision))

/** All data about the user, as a file. */
export const getDataExport = (): Promise<Blob> =>
  bodyOf(http.get<Blob>('/privacy/export', { responseType: 'blob', timeout: 0 }))
