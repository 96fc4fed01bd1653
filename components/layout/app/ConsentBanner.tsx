import styled, { createGlobalStyle } from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Link } from '@/components/ui/navigation/Link'
import { saveAnalyticsConsent } from '@/contexts/stores/analytics-consent.store'
import { paths } from '@/services/config/paths'
import { flex, font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'

/** Asks once for consent to analytics; both buttons have the same weight. */
export const ConsentBanner = () => (
  <Banner aria-label="Contagem de visitas">
    <RoomBelow />
    <p>
      Podemos contar as visitas para melhorar a plataforma? Nenhum dado do seu pedido é enviado.{' '}
      <Link href={paths.privacyPolicy()}>Política de privacidade</Link>
    </p>
    <div>
      <PlainButton size="small" onClick={() => saveAnalyticsConsent('denied')}>
        Recusar
      </PlainButton>
      <PlainButton size="small" onClick={() => saveAnalyticsConsent('granted')}>
        Aceitar
      </PlainButton>
    </div>
  </Banner>
)

/** Keeps the end of the page readable above the banner. */
const RoomBelow = createGlobalStyle`
  body {
    padding-bottom: 104px;
    ${below.phone} {
      padding-bottom: 184px;
    }
  }
`

const Banner = styled.aside`
  position: fixed;
  right: 16px;
  bottom: calc(16px + env(safe-area-inset-bottom));
  left: 16px;
  z-index: 40;
  ${flex.between};
  gap: 12px 24px;
  max-width: 760px;
  margin: 0 auto;
  padding: 14px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${color.shadowOver};
  ${font.secondary};
  > div {
    display: flex;
    flex: none;
    gap: 8px;
  }
  a {
    ${font.underlined};
  }
  ${below.phone} {
    flex-direction: column;
    align-items: stretch;
    > div > * {
      flex: 1;
      min-height: 44px;
    }
  }
`
