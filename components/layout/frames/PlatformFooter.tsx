import styled from 'styled-components'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import { DATA_OFFICER } from '@/services/users/privacy.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { ConsentLink } from '../app/ConsentLink'

/** The footer of all pages behind the log-in: privacy policy and data officer. */
export const PlatformFooter = () => (
  <Foot data-print="never">
    <div>
      <Link href={paths.privacyPolicy()}>Política de privacidade</Link>
      <span>
        Dúvidas sobre seus dados: <a href={`mailto:${DATA_OFFICER}`}>{DATA_OFFICER}</a>
      </span>
      <ConsentLink />
    </div>
  </Foot>
)

const Foot = styled.footer`
  border-top: 1px solid ${color.line};
  ${font.captionMuted};
  > div {
    ${flex.wrap};
    gap: 4px 24px;
    max-width: calc(var(--content, 1200px) + 2 * var(--sides, 40px));
    margin: 0 auto;
    padding: 16px var(--sides, 40px) calc(16px + env(safe-area-inset-bottom));
  }
  a {
    color: ${color.t2};
    ${font.underlined};
    @media (pointer: coarse) {
      display: inline-block;
      padding: 13px 0;
    }
  }
`
