import styled from 'styled-components'
import { formatLongDay } from '@/services/format/format.rules'
import { box, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { linesOf, MonthLines } from './MonthLines'
import type { MonthDay } from './useHoldMonth'

type Props = { days: readonly MonthDay[]; today: string }

/** Days with promised or returning units as a list, for phones and as an alternative to the grid. */
export const MonthDays = ({ days, today }: Props) => (
  <List>
    {days.map((day) => (
      <li key={day.day}>
        <h3>
          {formatLongDay(day.day)}
          {day.day === today && <small>hoje</small>}
        </h3>
        <MonthLines lines={linesOf(day, today)} />
      </li>
    ))}
  </List>
)

const List = styled.ol`
  ${box.card};
  > li {
    padding: 12px 16px 6px;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
  h3 {
    ${font.secondary};
    font-weight: 600;
  }
  h3::first-letter {
    text-transform: uppercase;
  }
  h3 small {
    margin-left: 8px;
    font-size: 12px;
    font-weight: 500;
    color: ${color.brandText};
  }
`
