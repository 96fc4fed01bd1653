import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useSyncExternalStore } from 'react'
import { readAnalyticsConsent, subscribeToAnalyticsConsent } from '@/contexts/stores/analytics-consent.store'
import { useAnalytics } from '@/hooks/monitoring/useAnalytics'
import { env } from '@/services/config/env'

const ConsentBanner = dynamic(() => import('./ConsentBanner').then((module) => module.ConsentBanner), { ssr: false })

/** The web analytics tag, where one is configured: asks first, and loads only what was agreed to. */
export const Analytics = ({ id = env.analyticsId }: { id?: string }) => {
  const { pathname } = useRouter()
  const consent = useSyncExternalStore(subscribeToAnalyticsConsent, readAnalyticsConsent, () => 'denied' as const)
  useAnalytics({ id, consent, route: pathname })
  return id && consent === null ? <ConsentBanner /> : null
}
