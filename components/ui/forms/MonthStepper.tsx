import { ChevronLeft, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from '../buttons/IconButton'
import { formatLongMonth, sentenceCase } from '@/services/format/format.rules'
import { shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { flex } from '@/styles/mixins'
import { below } from '@/styles/tokens'

type Props = {
  /** `2026-11`. */
  month: string
  /** Nothing comes after it. */
  last: string
  onChange: (month: string) => void
}

/** One month back or forward. */
export const MonthStepper = ({ month, last, onChange }: Props) => (
  <Line role="group" aria-label="Mês">
    <IconButton
      bordered
      label="Mês anterior"
      icon={<ChevronLeft size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => onChange(shiftMonth(month, -1))}
    />
    <b aria-live="polite">{sentenceCase(formatLongMonth(month))}</b>
    <IconButton
      bordered
      label="Próximo mês"
      disabled={month >= last}
      icon={<ChevronRight size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => onChange(shiftMonth(month, 1))}
    />
  </Line>
)

const Line = styled.div`
  ${flex.row};
  gap: 8px;
  b {
    min-width: 140px;
    font-weight: 600;
    text-align: center;
  }
  ${below.phone} {
    gap: 4px;
    b {
      min-width: 124px;
    }
  }
`
