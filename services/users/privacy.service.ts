import { bodyOf, http } from '@/services/http/client'
import type { Page } from '@/services/http/page.schema'
import type { RequestStatus } from './erasure.rules'
import type {
  Consent,
  ManagedRequest,
  PrivacyDecision,
  PrivacyRequest,
  PrivacyRequestBody,
  StrangerRequest,
} from './privacy.schema'

/** The versions of the policy that the user accepted, newest first. */
export const getConsents = (signal?: AbortSignal): Promise<Consent[]> =>
  bodyOf(http.get<Consent[]>('/privacy-consents', { signal }))

/** What the user asked of their own data, newest first. */
export const getPrivacyRequests = (signal?: AbortSignal): Promise<PrivacyRequest[]> =>
  bodyOf(http.get<PrivacyRequest[]>('/privacy-requests', { signal }))

/** Asks something of one's own data, or for the erasure of one's account. */
export const requestPrivacy = (body: PrivacyRequestBody): Promise<PrivacyRequest> =>
  bodyOf(http.post<PrivacyRequest>('/privacy-requests', body))

/** Asks the same without an account; the answer comes by mail. */
export async function requestWithoutAccount(body: StrangerRequest): Promise<void> {
  await http.post('/privacy-requests/without-account', body)
}

/** Everybody's requests: those that wait, the oldest first, or all, the newest first. */
export async function getManagedPrivacyRequests(
  status: RequestStatus | undefined,
  signal?: AbortSignal,
): Promise<Page<ManagedRequest>> {
  const params = { status, page_size: 100 }
  const { data } = await http.get<Page<ManagedRequest>>('/privacy-request-management', { params, signal })
  return data
}

/** Answers or refuses a request. */
export const decidePrivacy = (id: number, decision: PrivacyDecision): Promise<PrivacyRequest> =>
  bodyOf(http.put<PrivacyRequest>(`/privacy-requests/${id}`, decision))

/** All data about the user, as a file. */
export const getDataExport = (): Promise<Blob> =>
  bodyOf(http.get<Blob>('/privacy/export', { responseType: 'blob', timeout: 0 }))
