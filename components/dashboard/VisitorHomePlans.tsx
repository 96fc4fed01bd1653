import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { plans } from './visitorHome.content'
import { VisitorHomeSection } from './VisitorHomeSection'

export const VisitorHomePlans = () => (
  <VisitorHomeSection $surface id="planos" aria-labelledby="planos-titulo">
    <Grid>
      <div>
        <h2 id="planos-titulo">Quanto mais longo o plano, menor a mensalidade</h2>
        <p>
          O mesmo Vertex 14, antes do pacote de serviço. Cada total é explicado linha por linha antes de você aceitar.
        </p>
      </div>
      <List>
        {plans.map((plan) => (
          <Plan key={plan.months} $chosen={plan.chosen}>
            <dt>{plan.months} meses</dt>
            <dd>{plan.text}</dd>
            <dd>
              a partir de <Money value={plan.from} perMonth strong />
            </dd>
          </Plan>
        ))}
      </List>
    </Grid>
  </VisitorHomeSection>
)

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 568px);
  align-items: center;
  gap: 40px;
  ${below.hero} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
  h2 {
    max-width: 380px;
  }
  p {
    max-width: 440px;
    margin-top: 12px;
    font-size: 16px;
    line-height: 26px;
    color: ${color.t2};
  }
`

const List = styled.dl`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  overflow: hidden;
`

const Plan = styled.div<{ $chosen: boolean }>`
  display: grid;
  grid-template-columns: 112px 1fr auto;
  align-items: center;
  gap: 2px 0;
  min-height: 60px;
  padding: 12px 24px;
  background: ${({ $chosen }) => ($chosen ? color.brandSoft : 'none')};
  & + & {
    border-top: 1px solid ${color.line};
  }
  dt {
    font-size: 18px;
    line-height: 26px;
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  dd {
    ${font.secondaryMuted};
  }
  dd span {
    font-size: 17px;
  }
  dd span span {
    font-size: 0.86em;
  }
  dd b {
    color: ${color.text};
  }
  ${below.phone} {
    grid-template-columns: 1fr auto;
    padding: 12px 16px;
    dd:nth-of-type(1) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`
