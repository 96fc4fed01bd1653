import styled from 'styled-components'
import { Logo } from '@/components/ui/display/Logo'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import { DATA_OFFICER } from '@/services/users/privacy.rules'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { ConsentLink } from '../app/ConsentLink'
import { ThemeSwitch } from '../header/ThemeSwitch'

export const VisitorFooter = () => (
  <Foot>
    <div>
      <Logo size={26} />
      <p>
        <span>
          Dúvidas sobre seus dados: <a href={`mailto:${DATA_OFFICER}`}>{DATA_OFFICER}</a>
        </span>
        <Link href={paths.privacyPolicy()}>Política de privacidade</Link>
        <ConsentLink />
        <span>CNPJ BR.LOC.001/0001-08</span>
      </p>
      <ThemeSwitch />
    </div>
  </Foot>
)

const Foot = styled.footer`
  background: ${color.night};
  color: ${color.onNight};
  font-size: 13px;
  > div {
    ${flex.wrapBetween};
    gap: 16px;
    max-width: calc(1200px + 2 * var(--sides, 40px));
    min-height: 90px;
    margin: 0 auto;
    padding: 20px var(--sides, 40px);
  }
  p {
    ${flex.wrapRow};
    gap: 8px 24px;
    margin-left: auto;
    /* Its words stand below the logo and the switch. */
    ${below.drawer} {
      order: 1;
      flex: 0 0 100%;
      margin-left: 0;
    }
    ${below.phone} {
      flex-direction: column;
      align-items: flex-start;
    }
  }
  > div > button {
    margin-right: -8px;
  }
  > div > span,
  a,
  button {
    color: ${color.onNight};
  }
  a {
    ${font.underlined};
  }
  a:hover {
    color: ${color.onMark};
  }
  button:hover {
    background: none;
    color: ${color.onMark};
  }
  :focus-visible {
    outline-color: ${color.onNight};
  }
`
