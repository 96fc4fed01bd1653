import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { saveAnalyticsConsent } from '@/contexts/stores/analytics-consent.store'
import { env } from '@/services/config/env'

/** Reopens the consent banner: a consent is withdrawn as easily as it was given (LGPD, art. 8). */
export const ConsentLink = () =>
  env.analyticsId ? (
    <PlainButton kind="text" size="small" onClick={() => saveAnalyticsConsent(null)}>
      Contagem de visitas
    </PlainButton>
  ) : null
