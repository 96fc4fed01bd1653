import styled from 'styled-components'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import { formatDay } from '@/services/format/format.rules'
import { DATA_OFFICER, PRIVACY_POLICY_VERSION } from '@/services/users/privacy.rules'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { PRIVACY_POLICY } from './privacyPolicy.content'

/** What a person agrees to when they register, readable before. */
export const PrivacyPolicyScreen = () => (
  <Article>
    <h1>Política de privacidade</h1>
    <Facts>Versão de {formatDay(PRIVACY_POLICY_VERSION)}</Facts>
    {PRIVACY_POLICY.map(({ id, title, paragraphs, points }) => (
      <section key={id} id={id}>
        <h2>{title}</h2>
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {paragraphs?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
    <section id="contato">
      <h2>Fale com o encarregado de dados</h2>
      <p>
        Escreva para <a href={`mailto:${DATA_OFFICER}`}>{DATA_OFFICER}</a>, ou{' '}
        <Link href={paths.privacyRequest()}>faça um pedido sem ter conta</Link>. Respondemos em até 15 dias.
      </p>
    </section>
  </Article>
)

const Article = styled.article`
  width: 100%;
  max-width: calc(720px + 2 * var(--sides, 40px));
  margin: 0 auto;
  padding: 56px var(--sides, 40px) 64px;
  font-size: 16px;
  line-height: 26px;
  ${below.phone} {
    padding-top: 32px;
  }
  h1 {
    font-size: 33px;
    line-height: 40px;
    font-weight: 600;
    letter-spacing: -0.02em;
  }
  h2 {
    margin: 36px 0 8px;
    font-size: 20px;
    line-height: 28px;
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  ul {
    padding-left: 20px;
    list-style: disc;
  }
  li {
    margin-bottom: 6px;
  }
  li::marker {
    color: ${color.t3};
  }
  p + p,
  ul + p {
    margin-top: 12px;
  }
  a {
    ${font.underlined};
  }
`

const Facts = styled.p`
  margin-top: 6px;
  font-size: 14px;
  color: ${color.t2};
`
