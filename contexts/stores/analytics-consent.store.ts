import { persistedStore } from '@/services/browser/persisted-store'

/** The answer to the consent banner; null while unanswered. */
export type AnalyticsConsent = 'granted' | 'denied' | null

export const {
  read: readAnalyticsConsent,
  write: saveAnalyticsConsent,
  subscribe: subscribeToAnalyticsConsent,
} = persistedStore<AnalyticsConsent>({
  key: 'arrenda-analytics',
  parse: (text) => (text === 'granted' || text === 'denied' ? text : null),
  format: (consent) => consent,
  // Otherwise the banner would show on every page.
  whenBlocked: 'denied',
})
