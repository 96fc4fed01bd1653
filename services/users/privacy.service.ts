import { http } from '@/services/http/client'
import type { Page } from '@/services/http/page.schema'
import type { Consent, ManagedRequest, PrivacyDecision, PrivacyRequest } from './privacy.schema'

/** Which versions of the policy the person agreed to, the newest first. */
export async function getConsents(signal?: AbortSignal): Promise<Consent[]> {
  const { data } = await http.get<Consent[]>('/privacy-consents', { signal })
  return data
}

/** The person's own wishes to be erased, the newest first. */
export async function getPrivacyRequests(signal?: AbortSignal): Promise<PrivacyRequest[]> {
  const { data } = await http.get<PrivacyRequest[]>('/privacy-requests', { signal })
  return data
}

/** Asks for the erasure of one's own account. */
export async function requestErasure(): Promise<PrivacyRequest> {
  const { data } = await http.post<PrivacyRequest>('/privacy-requests', { kind: 'erasure' })
  return data
}

/** The wishes to be erased that wait for a decision, the oldest first. */
export async function getPendingErasures(signal?: AbortSignal): Promise<Page<ManagedRequest>> {
  const params = { status: 'pending', page_size: 100 }
  const { data } = await http.get<Page<ManagedRequest>>('/privacy-request-management', { params, signal })
  return data
}

/** Approves or refuses a wish to be erased. */
export async function decideErasure(id: number, decision: PrivacyDecision): Promise<PrivacyRequest> {
  const { data } = await http.put<PrivacyRequest>(`/privacy-requests/${id}`, decision)
  return data
}

/** Everything about the person, as a file. */
export async function getDataExport(): Promise<Blob> {
  const { data } = await http.get<Blob>('/privacy/export', { responseType: 'blob', timeout: 0 })
  return data
}
