import { useState } from 'react'
import styled from 'styled-components'
import { isDay } from '@/services/format/day.rules'
import { flex, font } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { DateInput } from './DateInput'

type Props = { from: string | null; to: string | null; onChange: (name: 'from' | 'to', day: string | null) => void }

/** The first and last day of a list; a change is reported once a day is complete. */
export const PeriodFields = ({ from, to, onChange }: Props) => (
  <Period role="group" aria-label="Período">
    <Day label="De" name="from" value={from} min={null} max={to} onChange={onChange} />
    <Day label="Até" name="to" value={to} min={from} max={null} onChange={onChange} />
  </Period>
)

type DayProps = {
  label: string
  name: 'from' | 'to'
  value: string | null
  min: string | null
  max: string | null
  onChange: Props['onChange']
}

const Day = ({ label, name, value, min, max, onChange }: DayProps) => {
  const [text, setText] = useState(value ?? '')
  const type = (next: string): void => {
    setText(next)
    if (next === '' ? value !== null : isDay(next) && next !== value) onChange(name, next || null)
  }
  const id = `period-${name}`
  return (
    <label htmlFor={id}>
      {label}
      <DateInput
        id={id}
        name={name}
        value={text}
        min={min ?? undefined}
        max={max ?? undefined}
        onChange={type}
        {...RIGHT}
      />
    </label>
  )
}

/** An incomplete day is not marked as invalid. */
const RIGHT = {
  status: undefined,
  'aria-invalid': false,
  'aria-describedby': undefined,
  onBlur: () => undefined,
} as const

const Period = styled.div`
  ${flex.wrap};
  gap: 8px;
  label {
    ${flex.row};
    gap: 6px;
    ${font.smallMuted};
  }
  label > div {
    width: 142px;
  }
  ${below.phone} {
    label {
      flex: 1 1 140px;
    }
    label > div {
      width: 100%;
    }
  }
`
