import { Check } from 'lucide-react'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { flex, font, oneColumn } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { VisitorHomePicture } from './VisitorHomePicture'
import { VisitorHomeSection } from './VisitorHomeSection'

export const VisitorHomeHero = ({ simulateHref }: { simulateHref: string }) => (
  <Section>
    <Grid>
      <div>
        <h1>Equipamentos para a equipe inteira, em uma mensalidade.</h1>
        <p>
          Alugue <span>notebooks, monitores, celulares e impressoras </span>para a sua empresa e acompanhe cada etapa do
          pedido, da proposta à devolução.
        </p>
        <Actions>
          <ButtonLink kind="primary" size="large" href={simulateHref} scroll={false}>
            Simular agora
          </ButtonLink>
          <ButtonLink size="large" href="/#como-funciona">
            Como funciona
          </ButtonLink>
        </Actions>
        <Promises>
          {['Contratos de 12, 24 ou 36 meses', 'Proposta na hora'].map((promise) => (
            <li key={promise}>
              <Check size={16} strokeWidth={2} aria-hidden />
              {promise}
            </li>
          ))}
        </Promises>
      </div>
      <VisitorHomePicture />
    </Grid>
  </Section>
)

const Section = styled(VisitorHomeSection)`
  > div {
    padding-block: 56px 72px;
    ${below.phone} {
      padding-block: 26px 32px;
    }
  }
  ${below.phone} {
    border-bottom: 0;
  }
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 568px);
  align-items: center;
  gap: 40px;
  ${oneColumn.hero}
  ${below.phone} {
    gap: 28px;
  }
  h1 {
    max-width: 540px;
    font-size: 50px;
    line-height: 54px;
    letter-spacing: -0.03em;
    ${below.phone} {
      font-size: 33px;
      line-height: 37px;
    }
  }
  > div > p {
    max-width: 500px;
    margin-top: 22px;
    font-size: 18px;
    line-height: 28px;
    color: ${color.t2};
    ${below.phone} {
      margin-top: 14px;
      font-size: 16px;
      line-height: 25px;
      span {
        display: none;
      }
    }
  }
`

const Actions = styled.div`
  ${flex.wrap};
  gap: 12px;
  margin-top: 32px;
  ${below.phone} {
    margin-top: 22px;
    gap: 10px;
    > * {
      width: 100%;
    }
  }
`

const Promises = styled.ul`
  ${flex.wrap};
  gap: 6px 20px;
  margin-top: 26px;
  ${font.secondaryMuted};
  li {
    ${flex.row};
    gap: 6px;
  }
  svg {
    color: ${color.okDot};
  }
  ${below.phone} {
    display: none;
  }
`
