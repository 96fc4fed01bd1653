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

/** Which mails the person wants. */
export const preferencesQueryOptions = () =>
  queryOptions({ queryKey: accountKeys.preferences(), queryFn: ({ signal }) => getPreferences(signal) })

/** Which versions of the privacy policy the person agreed to, the newest first. */
export const consentsQueryOptions = () =>
  queryOptions({ queryKey: accountKeys.consents(), queryFn: ({ signal }) => getConsents(signal) })

/** The person's own wishes to be erased, the newest first. */
export const privacyRequestsQueryOptions = () =>
  queryOptions({ queryKey: accountKeys.requests(), queryFn: ({ signal }) => getPrivacyRequests(signal) })

/** The wishes to be erased that wait for a decision, for whoever decides. */
export const pendingErasuresQueryOptions = () =>
  queryOptions({ queryKey: accountKeys.erasures(), queryFn: ({ signal }) => getPendingErasures(signal) })
