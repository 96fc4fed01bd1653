import { type KeyboardEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { monthOf, weeksOf } from '@/services/stock/holds/hold-month.rules'
import { font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { dayText } from './holdTexts'
import { dayAfterKey } from './monthKeys'
import { linesOf, MARKS } from './MonthLines'
import type { MonthDay } from './useHoldMonth'

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
/** Lines that fit into a day. */
const SHOWN = 3

type Props = {
  month: string
  days: readonly MonthDay[]
  today: string
  /** The selected day, whose lines are shown in full. */
  chosen: string
  onChoose: (day: string) => void
  /** Id of the element that names the month. */
  labelledBy: string
}

/** Month grid with a roving tabindex: arrow keys move between days, also into other months. */
export const MonthGrid = ({ month, days, today, chosen, onChoose, labelledBy }: Props) => {
  const grid = useRef<HTMLTableElement>(null)
  // Day to focus after a key press, once its month is rendered.
  const target = useRef<string | null>(null)
  useEffect(() => {
    if (target.current !== chosen) return
    target.current = null
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus()
  }, [chosen, month])

  const move = (event: KeyboardEvent): void => {
    const next = dayAfterKey(chosen, event.key)
    if (next === null) return
    event.preventDefault()
    target.current = next
    onChoose(next)
  }
  return (
    <Table ref={grid} role="grid" aria-labelledby={labelledBy} onKeyDown={move}>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              <abbr title={name}>{name.slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                found={days.find((one) => one.day === day)}
                today={today}
                isOutside={monthOf(day) !== month}
                isChosen={day === chosen}
                onChoose={() => onChoose(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type DayProps = {
  day: string
  found: MonthDay | undefined
  today: string
  isOutside: boolean
  isChosen: boolean
  onChoose: () => void
}

const Day = ({ day, found, today, isOutside, isChosen, onChoose }: DayProps) => {
  const lines = found ? linesOf(found, today) : []
  return (
    // The grid handles the keys of its cells.
    <td
      role="gridcell"
      data-day={day}
      data-outside={isOutside}
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={day === today ? 'date' : undefined}
      aria-label={dayText(day, found, today)}
      onClick={onChoose}
    >
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {lines.slice(0, lines.length > SHOWN ? SHOWN - 1 : SHOWN).map(({ mark, product, quantity }) => {
        const { Icon, tint } = MARKS[mark]
        return (
          <p key={`${mark} ${String(product.id)}`} style={{ color: tint }}>
            <Icon size={13} strokeWidth={1.75} aria-hidden />
            <span>
              <b>{quantity}</b> {product.name}
            </span>
          </p>
        )
      })}
      {lines.length > SHOWN && <p data-more>e mais {lines.length - SHOWN + 1}</p>}
    </td>
  )
}

const Table = styled.table`
  width: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  border-spacing: 0;
  background: ${color.surface};
  table-layout: fixed;
  th {
    padding: 8px 10px;
    ${font.captionMuted};
    font-weight: 500;
    text-align: left;
  }
  abbr {
    text-decoration: none;
  }
  td {
    height: 104px;
    padding: 6px 8px;
    border-top: 1px solid ${color.line};
    vertical-align: top;
    cursor: pointer;
  }
  td + td {
    border-left: 1px solid ${color.line};
  }
  tr:last-child td:first-child {
    border-bottom-left-radius: 11px;
  }
  tr:last-child td:last-child {
    border-bottom-right-radius: 11px;
  }
  td:hover {
    background: ${color.sunken};
  }
  td[aria-selected='true'] {
    background: ${color.brandSoft};
    box-shadow: inset 0 0 0 1px ${color.brandLine};
  }
  td:focus-visible {
    outline: 2px solid ${color.brandText};
    outline-offset: -2px;
  }
  time {
    display: inline-grid;
    place-items: center;
    min-width: 24px;
    height: 24px;
    margin: 0 0 2px -4px;
    border-radius: 12px;
    font-size: 13px;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  td[data-outside='true'] time {
    color: ${color.t3};
    font-weight: 400;
  }
  td[aria-current='date'] time {
    background: ${color.fill};
    color: ${color.onFill};
  }
  td p {
    display: flex;
    align-items: flex-start;
    gap: 5px;
    ${font.caption};
  }
  td [data-more] {
    color: ${color.t2};
  }
  td p span {
    min-width: 0;
    ${font.ellipsis};
  }
  td p b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  td svg {
    flex: none;
    margin-top: 2px;
  }
`
