import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { showcaseQueryOptions } from '@/hooks/catalogue/showcase.queries'
import { font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { BlankLine, VisitorHomeSection } from './VisitorHomeSection'

/** One product in each plan, as the catalogue has it; nothing while none can be ordered. */
export const VisitorHomePlans = () => {
  const { data, isError } = useQuery(showcaseQueryOptions())
  // The offers above say that the call failed, and ask again.
  if (data?.example === null || (isError && !data)) return null
  const plans = data?.example?.plans
  return (
    <VisitorHomeSection $surface id="planos" aria-labelledby="planos-titulo">
      <Grid>
        <div>
          <h2 id="planos-titulo">Quanto mais longo o plano, menor a mensalidade</h2>
          <p>
            O mesmo {data?.example?.product ?? 'equipamento'}, por unidade, sem o pacote de serviço. Cada total é
            explicado linha por linha antes de você aceitar.
          </p>
        </div>
        <List aria-busy={!plans}>
          {plans
            ? plans.map(({ duration_months, description, monthly_price }, place) => (
                <Plan key={duration_months} $chosen={place === Math.floor(plans.length / 2)}>
                  <dt>{duration_months} meses</dt>
                  <dd>{description}</dd>
                  <dd>
                    <Money value={monthly_price} perMonth strong />
                  </dd>
                </Plan>
              ))
            : [12, 24, 36].map((place) => (
                <Plan key={place} $chosen={place === 24} aria-hidden>
                  <dt>
                    <BlankLine $width="80px" />
                  </dt>
                  <dd>
                    <BlankLine $width="120px" />
                  </dd>
                  <dd>
                    <BlankLine $width="110px" />
                  </dd>
                </Plan>
              ))}
        </List>
      </Grid>
    </VisitorHomeSection>
  )
}

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
