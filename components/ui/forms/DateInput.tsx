import { CalendarDays } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { isDay } from '@/services/format/day.rules'
import { formatDay } from '@/services/format/format.rules'
import { touchArea } from '@/styles/mixins'
import { IconButton } from '../buttons/IconButton'
import type { ControlProps } from './Field'
import { MaskedInput } from './MaskedInput'

type Props = ControlProps & {
  name: string
  /** `YYYY-MM-DD`, or an incomplete day as typed. */
  value: string
  onChange: (next: string) => void
  onBlur: () => void
  min?: string
  max?: string
}

const TYPED = /^(\d{2})\/(\d{2})\/(\d{4})$/

/** "24/11/2026" in the API's format; an incomplete day as typed. */
const toWire = (typed: string): string => {
  const day = typed.replace(TYPED, '$3-$2-$1')
  return isDay(day) ? day : typed
}

/**
 * A day in Brazilian notation whatever the browser's language, unlike the native date field. Typed, or picked from the
 * browser's calendar.
 */
export const DateInput = ({ value, onChange, min, max, ...control }: Props) => {
  const calendar = useRef<HTMLInputElement>(null)
  const isChosen = isDay(value)
  return (
    <Wrapper>
      <MaskedInput
        {...control}
        mask="day"
        value={isChosen ? formatDay(value) : value}
        onChange={(event) => onChange(toWire(event.target.value))}
        suffix={
          <Open
            label="Abrir calendário"
            icon={<CalendarDays size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => calendar.current?.showPicker()}
          />
        }
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max}
        value={isChosen ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </Wrapper>
  )
}

const Wrapper = styled.div`
  position: relative;
  /* Only anchors the calendar. */
  > input {
    position: absolute;
    right: 0;
    bottom: 0;
    width: 1px;
    height: 1px;
    padding: 0;
    border: 0;
    opacity: 0;
    pointer-events: none;
  }
`

const Open = styled(IconButton)`
  && {
    ${touchArea}
    width: 24px;
    height: 24px;
    margin-right: -4px;
  }
`
