import { queryOptions } from '@tanstack/react-query'
import { getPreferences } from '@/services/users/account.service'
import { getConsents, getPendingErasures, getPrivacyRequests } from '@/services/users/privacy.service'

export const accountKeys = {
  all: ['account'] as const,
  preferences: () => [...accountKeys.all, 'preferences'] as const,
  consents: () => [...accountKeys.all, 'consents'] as const,
  requests: () => [...accountKeys.all, 'privacy-requests'] as const,
  erasures: () => [...accountKeys.all, 'pending-erasures'] as const,
}

/** The mails that the user wants. */
export const preferencesQueryOptions = () =>
  queryOptions({ queryKey: accountKeys.preferences(), queryFn: ({ signal }) => getPreferences(signal) })

/** The versions of the privacy policy that the user accepted, newest first. */
export const consentsQueryOptions = () =>
  queryOptions({ queryKey: accountKeys.consents(), queryFn: ({ signal }) => getConsents(signal) })

/** The user's own requests for erasure, newest first. */
export const privacyRequestsQueryOptions = () =>
  queryOptions({ queryKey: accountKeys.requests(), queryFn: ({ signal }) => getPrivacyRequests(signal) })

/** The pending requests for erasure, for the staff who decide on them. */
export const pendingErasuresQueryOptions = () =>
  queryOptions({ queryKey: accountKeys.erasures(), queryFn: ({ signal }) => getPendingErasures(signal) })
