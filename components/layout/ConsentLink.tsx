import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { saveConsent } from '@/contexts/analytics-consent.store'
import { env } from '@/services/config/env'

/** A consent is taken back as easily as it was given (LGPD, art. 8): asks again. */
export const ConsentLink = () =>
  env.analyticsId ? (
    <PlainButton kind="text" size="small" onClick={() => saveConsent(null)}>
      Contagem de visitas
    </PlainButton>
  ) : null
