import styled from 'styled-components'
import {
  type Checklist,
  type ChecklistAnswer,
  type ChecklistPoint,
  pointLabel,
} from '@/services/logistics/returns/checklist.rules'
import { box, flex, font, touch } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = {
  serial: string
  points: readonly ChecklistPoint[]
  value: Checklist
  onChange: (value: Checklist) => void
}

const ANSWERS: readonly { value: ChecklistAnswer; label: string }[] = [
  { value: 'ok', label: 'Em ordem' },
  { value: 'bad', label: 'Com falha' },
]

export const ChecklistFields = ({ serial, points, value, onChange }: Props) => {
  const everyPoint = (): void => onChange(Object.fromEntries(points.map((point) => [point, 'ok' as const])))
  return (
    <ChecklistGrid aria-label={`Conferência de ${serial}`}>
      {points.map((point) => (
        <div key={point}>
          <span>{pointLabel(point)}</span>
          <div role="group" aria-label={pointLabel(point)}>
            {ANSWERS.map((answer) => {
              const isOn = value[point] === answer.value
              return (
                <button
                  key={answer.value}
                  type="button"
                  aria-pressed={isOn}
                  data-answer={answer.value}
                  onClick={() => onChange({ ...value, [point]: isOn ? undefined : answer.value })}
                >
                  {answer.label}
                </button>
              )
            })}
          </div>
        </div>
      ))}
      <AllOkButton type="button" onClick={everyPoint}>
        Tudo em ordem
      </AllOkButton>
    </ChecklistGrid>
  )
}

const ChecklistGrid = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 8px 24px;
  > div {
    ${flex.between};
    gap: 12px;
    font-size: 13px;
  }
  > div > div {
    display: inline-flex;
    flex: none;
    gap: 6px;
  }
  > div button {
    min-height: 36px;
    padding: 0 10px;
    ${box.control};
    ${font.smallMuted};
  }
  > div button[aria-pressed='true'] {
    border-color: ${color.ok};
    background: ${color.okBg};
    color: ${color.ok};
    font-weight: 600;
  }
  > div button[data-answer='bad'][aria-pressed='true'] {
    border-color: ${color.bad};
    background: ${color.badBg};
    color: ${color.bad};
  }
  @media (pointer: coarse) {
    > div button {
      min-height: 44px;
    }
  }
`

const AllOkButton = styled.button`
  justify-self: start;
  min-height: 36px;
  color: ${color.brandText};
  font-size: 13px;
  font-weight: 550;
  &:hover {
    text-decoration: underline;
  }
  ${touch.minHeight}
`
