import { useState } from 'react'
import styled from 'styled-components'
import { AntdTheme } from '@/components/ui/AntdTheme'
import { DateInput } from '@/components/ui/DateInput'
import { Field } from '@/components/ui/Field'
import { isDay } from '@/services/config/validation'
import { color } from '@/styles/tokens'

type Props = {
  from: string | null
  to: string | null
  onChange: (changes: { de?: string | null; ate?: string | null }) => void
}

/** From one day to another; a day counts as soon as it is one. */
export const PeriodFields = ({ from, to, onChange }: Props) => (
  <AntdTheme>
    <Line>
      <Day label="De" name="de" value={from} max={to} onChange={(de) => onChange({ de })} />
      <Day label="Até" name="ate" value={to} min={from} onChange={(ate) => onChange({ ate })} />
    </Line>
  </AntdTheme>
)

type DayProps = {
  label: string
  name: string
  value: string | null
  min?: string | null
  max?: string | null
  onChange: (day: string | null) => void
}

const Day = ({ label, name, value, min, max, onChange }: DayProps) => {
  const [typed, setTyped] = useState(value ?? '')
  const change = (next: string): void => {
    setTyped(next)
    if (next === '' || isDay(next)) onChange(next || null)
  }
  return (
    <Field label={label}>
      {(control) => (
        <DateInput
          {...control}
          name={name}
          value={typed}
          onChange={change}
          onBlur={() => undefined}
          min={min ?? undefined}
          max={max ?? undefined}
        />
      )}
    </Field>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  > div {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0;
    > :first-child {
      margin: 0;
      color: ${color.t2};
    }
    input {
      width: 92px;
    }
  }
`
