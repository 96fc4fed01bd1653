import { Hourglass, TriangleAlert, Undo2 } from 'lucide-react'
import styled from 'styled-components'
import { formatLongDay } from '@/services/format/format.rules'
import { box, flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import type { MonthDay } from './useHoldMonth'

/** Kinds of lines with their label, icon and colour. */
export const MARKS = {
  ending: { word: 'Reserva vence', Icon: Hourglass, tint: color.warn },
  returning: { word: 'Volta prevista', Icon: Undo2, tint: color.ok },
  late: { word: 'Devolução atrasada', Icon: TriangleAlert, tint: color.bad },
}

type Mark = keyof typeof MARKS

const MARKED = Object.keys(MARKS) as Mark[]

export type Line = { mark: Mark; product: { id: number; name: string }; quantity: number }

export const linesOf = ({ day, ending, returning }: MonthDay, today: string): Line[] => [
  ...ending.map((line) => ({ ...line, mark: 'ending' as const })),
  ...returning.map((line) => ({ ...line, mark: day < today ? ('late' as const) : ('returning' as const) })),
]

export const MonthLegend = () => (
  <Legend>
    {Object.values(MARKS).map(({ word, Icon, tint }) => (
      <li key={word} style={{ color: tint }}>
        <Icon size={14} strokeWidth={1.75} aria-hidden /> {word}
      </li>
    ))}
  </Legend>
)

const Legend = styled.ul`
  ${flex.wrap};
  gap: 4px 16px;
  ${font.caption};
  font-weight: 500;
  li {
    ${flex.inlineRow};
    gap: 6px;
  }
`

export const MonthLines = ({ lines }: { lines: readonly Line[] }) => (
  <Groups>
    {MARKED.filter((mark) => lines.some((line) => line.mark === mark)).map((mark) => {
      const { word, Icon, tint } = MARKS[mark]
      return (
        <div key={mark}>
          <dt style={{ color: tint }}>
            <Icon size={15} strokeWidth={1.75} aria-hidden /> {word}
          </dt>
          {lines
            .filter((line) => line.mark === mark)
            .map(({ product, quantity }) => (
              <dd key={product.id}>
                <span>{product.name}</span>
                {quantity} un.
              </dd>
            ))}
        </div>
      )
    })}
  </Groups>
)

const Groups = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: 8px 32px;
  padding: 4px 0 6px;
  font-size: 13px;
  line-height: 24px;
  dt {
    ${flex.row};
    gap: 8px;
    font-weight: 500;
  }
  dd {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    color: ${color.t2};
    font-variant-numeric: tabular-nums;
  }
  span {
    min-width: 0;
    color: ${color.text};
  }
`

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
