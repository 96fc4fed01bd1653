import { useRouter } from 'next/router'
import { useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { readAnalyticsConsent, subscribeToAnalyticsConsent } from '@/contexts/stores/analytics-consent.store'
import { useAnalytics } from '@/hooks/monitoring/useAnalytics'
import { env } from '@/services/config/env'

const ConsentBanner = lazyPart(() => import('./ConsentBanner').then((module) => module.ConsentBanner))

/** Web analytics, if configured: loaded only after consent. */
export const Analytics = ({ id = env.analyticsId }: { id?: string }) => {
  const { pathname } = useRouter()
  const consent = useSyncExternalStore(subscribeToAnalyticsConsent, readAnalyticsConsent, () => 'denied' as const)
  useAnalytics({ id, consent, route: pathname })
  return id && consent === null ? <ConsentBanner /> : null
}
