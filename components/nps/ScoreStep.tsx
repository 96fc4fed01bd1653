import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { SCORES } from '@/services/nps/nps.rules'
import { NPS_SCALE } from '@/styles/npsScale'
import { bare, flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { StepFoot } from './StepFoot'

type Props = { score: number | null; busy: boolean; onNext: (score: number) => void }

/** The score, 0 to 10, each in its own colour. */
export const ScoreStep = ({ score, busy, onNext }: Props) => {
  const [chosen, setChosen] = useState(score)
  const [missing, setMissing] = useState(false)
  const next = (): void => {
    if (chosen === null) {
      setMissing(true)
      document.getElementById('nps-0')?.focus()
    } else onNext(chosen)
  }
  return (
    <>
      <Words>Leva menos de um minuto e ajuda a melhorar o atendimento.</Words>
      <Scale>
        <legend className="visually-hidden">Nota de 0 a 10</legend>
        {SCORES.map((value) => (
          <Score key={value} $text={NPS_SCALE[value]?.text} $soft={NPS_SCALE[value]?.soft}>
            <input
              type="radio"
              name="nps-score"
              id={`nps-${value}`}
              value={value}
              checked={chosen === value}
              aria-describedby={value === 0 ? 'nps-low' : value === 10 ? 'nps-high' : undefined}
              onChange={() => setChosen(value)}
            />
            <span>{value}</span>
          </Score>
        ))}
      </Scale>
      <Ends>
        <span id="nps-low">Pouco provável</span>
        <span id="nps-high">Muito provável</span>
      </Ends>
      {missing && chosen === null && <Missing role="alert">Escolha uma nota de 0 a 10</Missing>}
      <StepFoot step={1}>
        <PlainButton kind="primary" busy={busy} onClick={next}>
          Próximo
        </PlainButton>
      </StepFoot>
    </>
  )
}

const Words = styled.p`
  color: ${color.t2};
`

const Scale = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(11, minmax(0, 1fr));
  gap: 6px;
  margin: 24px 0 0;
  ${below.phone} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`

const Score = styled.label<{ $text?: string; $soft?: string }>`
  position: relative;
  cursor: pointer;
  input {
    ${bare.overlay};
  }
  span {
    ${flex.center};
    height: 48px;
    border-radius: 8px;
    background: ${({ $soft }) => $soft};
    color: ${({ $text }) => $text};
    font-size: 16px;
    font-weight: 600;
  }
  input:checked + span {
    background: ${({ $text }) => $text};
    color: ${({ $soft }) => $soft};
    box-shadow:
      0 0 0 2px ${color.raised},
      0 0 0 4px ${({ $text }) => $text};
  }
  input:focus-visible + span {
    outline: 2px solid ${color.brandText};
    outline-offset: 5px;
  }
`

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 8px;
  ${font.secondaryMuted};
`

const Missing = styled.p`
  margin-top: 8px;
  font-size: 13px;
  font-weight: 500;
  color: ${color.bad};
`
