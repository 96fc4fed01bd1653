import { Check } from 'lucide-react'
import { useRouter } from 'next/router'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { useRouteId } from '../frames/useRouteParam'
import { SaveState } from './SaveState'
import { simulationStepAt, simulationSteps } from './simulationSteps.rules'

export const SimulationSteps = () => {
  const { asPath } = useRouter()
  const current = simulationStepAt(asPath)
  const quotationId = useRouteId('quotationId')
  return (
    <Bar data-print="never" aria-label="Passos da simulação">
      <div>
        <ol>
          {simulationSteps.map((step, place) => (
            <Step key={step.part} aria-current={place === current ? 'step' : undefined} data-done={place < current}>
              <i aria-hidden>{place < current ? <Check size={12} strokeWidth={2.6} /> : place + 1}</i>
              <span>
                {step.label}
                {place < current && <span className="visually-hidden"> (feito)</span>}
              </span>
            </Step>
          ))}
        </ol>
        {quotationId !== undefined && <SaveState quotationId={quotationId} />}
        <Count>
          {current + 1} de {simulationSteps.length}
        </Count>
      </div>
    </Bar>
  )
}

const Bar = styled.section`
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  > div {
    ${flex.between};
    max-width: calc(var(--content, 1200px) + 2 * var(--sides, 40px));
    min-height: 56px;
    margin: 0 auto;
    padding: 0 var(--sides, 40px);
  }
  ol {
    display: flex;
    font-size: 13px;
  }
  ${below.drawer} {
    border: 0;
    background: none;
    > div {
      position: relative;
      display: block;
      min-height: 0;
      padding-top: 14px;
    }
    ol {
      gap: 4px;
      padding-bottom: 32px;
    }
  }
`

const Step = styled.li`
  ${flex.row};
  gap: 8px;
  color: ${color.t2};
  & + &::before {
    content: '';
    width: 20px;
    height: 1px;
    margin: 0 16px;
    background: ${color.line2};
  }
  i {
    ${flex.center};
    flex: none;
    width: 20px;
    height: 20px;
    border: 1px solid ${color.line2};
    border-radius: 50%;
    font-style: normal;
    font-size: 12px;
    line-height: 1;
    font-weight: 600;
    color: ${color.t2};
  }
  &[data-done='true'] i {
    border-color: transparent;
    background: ${color.brandSoft2};
    color: ${color.brandText};
  }
  &[aria-current] {
    color: ${color.text};
    font-weight: 600;
  }
  &[aria-current] i {
    border-color: transparent;
    background: ${color.fill};
    color: ${color.onFill};
  }
  /* On phones: five bars and the label of the current one. */
  ${below.drawer} {
    flex: 1 1 0;
    height: 4px;
    border-radius: 2px;
    background: ${color.seg};
    & + &::before {
      display: none;
    }
    i {
      display: none;
    }
    > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    &[data-done='true'],
    &[aria-current] {
      background: ${color.fill};
    }
    &[aria-current] > span {
      left: var(--sides, 16px);
      top: 26px;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }
`

const Count = styled.span`
  display: none;
  ${below.drawer} {
    display: block;
    position: absolute;
    right: var(--sides, 16px);
    top: 26px;
    ${font.smallMuted};
  }
`
