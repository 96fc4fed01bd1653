import { queryOptions } from '@tanstack/react-query'
import { getConsents, getPendingErasures, getPrivacyRequests } from '@/services/users/privacy.service'

export const accountKeys = {
  all: ['account'] as const,
  consents: () => [...accountKeys.all, 'consents'] as const,
  requests: () => [...accountKeys.all, 'privacy-requests'] as const,
  erasures: () => [...accountKeys.all, 'pending-erasures'] as const,
}

/** The versions of the privacy policy that the user accepted, newest first. */
export const consentsQueryOptions = () =>
  queryOptions({ queryKey: accountKeys.consents(), queryFn: ({ signal }) => getConsents(signal) })

/** The user's own requests for erasure, newest first. */
export const privacyRequestsQueryOptions = () =>
  queryOptions({ queryKey: accountKeys.requests(), queryFn: ({ signal }) => getPrivacyRequests(signal) })

/** The pending requests for erasure, for the staff who decide on them. */
export const pendingErasuresQueryOptions = () =>
  queryOptions({ queryKey: accountKeys.erasures(), queryFn: ({ signal }) => getPendingErasures(signal) })
