import { useEffect } from 'react'
import type { AnalyticsConsent } from '@/contexts/stores/analytics-consent.store'

/** Counts pages by their route, with the user's consent only; stops when it is refused or withdrawn. */
export function useAnalytics({ id, consent, route }: { id?: string; consent: AnalyticsConsent; route: string }): void {
  useEffect(() => {
    if (!id || consent === null) return
    void import('@/services/monitoring/analytics').then(({ countPage, startAnalytics, stopAnalytics }) => {
      if (consent === 'denied') {
        stopAnalytics(id)
        return
      }
      startAnalytics(id)
      countPage(id, route)
    })
  }, [id, consent, route])
}
