import { queryOptions } from '@tanstack/react-query'
import type { RequestStatus } from '@/services/users/erasure.rules'
import { getConsents, getManagedPrivacyRequests, getPrivacyRequests } from '@/services/users/privacy.service'

export const accountKeys = {
  all: ['account'] as const,
  consents: () => [...accountKeys.all, 'consents'] as const,
  requests: () => [...accountKeys.all, 'privacy-requests'] as const,
  managedRequests: () => [...accountKeys.all, 'managed-privacy-requests'] as const,
}

/** The versions of the privacy policy that the user accepted, newest first. */
export const consentsQueryOptions = () =>
  queryOptions({ queryKey: accountKeys.consents(), queryFn: ({ signal }) => getConsents(signal) })

/** What the user asked of their own data, newest first. */
export const privacyRequestsQueryOptions = () =>
  queryOptions({ queryKey: accountKeys.requests(), queryFn: ({ signal }) => getPrivacyRequests(signal) })

/** What people asked, for the staff who decide on it: what waits, or all. */
export const managedRequestsQueryOptions = (status?: RequestStatus) =>
  queryOptions({
    queryKey: [...accountKeys.managedRequests(), status ?? 'all'],
    queryFn: ({ signal }) => getManagedPrivacyRequests(status, signal),
  })
