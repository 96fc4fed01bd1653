import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { saveAnalyticsConsent } from '@/contexts/stores/analytics-consent.store'
import { env } from '@/services/config/env'

/** A consent is taken back as easily as it was given (LGPD, art. 8): asks again. */
export const ConsentLink = () =>
  env.analyticsId ? (
    <PlainButton kind="text" size="small" onClick={() => saveAnalyticsConsent(null)}>
      Contagem de visitas
    </PlainButton>
  ) : null
