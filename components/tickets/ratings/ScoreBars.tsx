import styled from 'styled-components'
import { formatCount } from '@/services/format/format.rules'
import { oneDecimal } from '@/services/tickets/rating-summary.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { count: number; average: number | null; scores: readonly number[] }

/** The average, and how many gave each score: 5 first. */
export const ScoreBars = ({ count, average, scores }: Props) => (
  <>
    <Average>
      <b>{oneDecimal(average)}</b> de 5, em média
    </Average>
    <Bars aria-label="Quantas de cada nota">
      {scores
        .map((many, index) => ({ many, score: index + 1 }))
        .toReversed()
        .map(({ many, score }) => (
          <li key={score}>
            <span>Nota {score}</span>
            <i aria-hidden>
              <i style={{ width: `${String(Math.round((many / Math.max(count, 1)) * 100))}%` }} />
            </i>
            <b>{formatCount(many, 'vez', 'vezes')}</b>
          </li>
        ))}
    </Bars>
  </>
)

const Average = styled.p`
  margin-bottom: 14px;
  ${font.secondaryMuted};
  b {
    margin-right: 2px;
    color: ${color.text};
    font-size: 32px;
    line-height: 40px;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`

const Bars = styled.ul`
  display: grid;
  gap: 8px;
  ${font.secondary};
  li {
    ${flex.row};
    gap: 10px;
  }
  span {
    flex: none;
    min-width: 42px;
    font-variant-numeric: tabular-nums;
    color: ${color.t2};
  }
  > li > i {
    flex: 1;
    height: 8px;
    overflow: hidden;
    border-radius: 4px;
    background: ${color.seg};
  }
  > li > i > i {
    display: block;
    height: 100%;
    border-radius: 4px;
    background: ${color.fill};
  }
  b {
    flex: none;
    min-width: 56px;
    font-weight: 500;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`
