import styled, { css } from 'styled-components'
import { flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import {
  type Cancelled,
  currentStage,
  lookOf,
  phasesOf,
  type SegmentLook,
  type StageLineItem,
  tickFill,
} from './stageSegments'

type Props = {
  items: readonly StageLineItem[]
  cancelled?: Cancelled
  /** The text beside the ticks, by default the current stage; empty where it is shown nearby. */
  label?: string
  /** The text below the ticks. */
  stacked?: boolean
}

/** The stage line of a list row: a tick per stage and the current one as text. */
export const StageTicks = ({ items, cancelled, label, stacked = false }: Props) => {
  const current = currentStage(items, cancelled)
  const refused = cancelled !== undefined || current?.state === 'reproved'
  // The tick of a stage with a pending turn is taller.
  const tallKey = refused || current?.side ? current?.key : undefined
  const word = label ?? (cancelled ? 'Cancelado' : current?.label)
  return (
    <Row $stacked={stacked}>
      <Ticks aria-hidden>
        {phasesOf(items).map(({ phase, items: group }) => (
          <span key={phase}>
            {group.map((item) => (
              <Tick key={item.key} $look={lookOf(item, items, cancelled)} $tall={item.key === tallKey} />
            ))}
          </span>
        ))}
      </Ticks>
      {word && <Word $refused={refused}>{word}</Word>}
    </Row>
  )
}

const wordBelow = css`
  flex-direction: column;
  align-items: flex-start;
  gap: 0;
`

const Row = styled.span<{ $stacked: boolean }>`
  ${flex.inlineRow};
  gap: 10px;
  vertical-align: middle;
  white-space: nowrap;
  ${({ $stacked }) => $stacked && wordBelow}
  /* Leaves the other columns of a table room. */
  td & {
    ${below.aside} {
      ${wordBelow}
    }
  }
`

const Ticks = styled.span`
  display: inline-flex;
  flex: none;
  gap: 6px;
  > span {
    ${flex.inlineRow};
    gap: 2px;
    height: 14px;
  }
`

const Tick = styled.i<{ $look: SegmentLook; $tall: boolean }>`
  width: 6px;
  height: ${({ $tall }) => ($tall ? '14px' : '10px')};
  border-radius: 1.5px;
  background: ${({ $look }) => tickFill[$look]};
`

const Word = styled.span<{ $refused: boolean }>`
  white-space: var(--ticks-word, nowrap);
  font-size: 13px;
  line-height: 18px;
  color: ${({ $refused }) => ($refused ? color.bad : color.text)};
`
