import { ClockAlert } from 'lucide-react'
import styled from 'styled-components'
import { type DueTone, formatDateTime } from '@/services/format/format.rules'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type WordProps = { at: string; text: string; tone: DueTone }

/** A deadline in words: red with a clock when late, ipê when close. */
export const DueWord = ({ at, text, tone }: WordProps) => (
  <Word dateTime={at} title={formatDateTime(at)} $tone={tone} suppressHydrationWarning>
    {tone === 'late' && <ClockAlert size={14} strokeWidth={2} aria-hidden />}
    {text}
  </Word>
)

type Props = WordProps & {
  label: string
  /** How much of the way to the deadline is gone, 0 to 1. */
  share: number
}

/** A deadline in words above a bar of the time that is gone. */
export const DueClock = ({ label, share, ...word }: Props) => (
  <Block>
    <dt>{label}</dt>
    <dd>
      <DueWord {...word} />
    </dd>
    <Bar aria-hidden $tone={word.tone}>
      <i style={{ width: `${String(Math.round(share * 100))}%` }} />
    </Bar>
  </Block>
)

const tones: Record<DueTone, { text: string; bar: string }> = {
  late: { text: color.bad, bar: color.badDot },
  soon: { text: color.warn, bar: color.waitDot },
  plain: { text: 'inherit', bar: color.fill },
}

const Word = styled.time<{ $tone: DueTone }>`
  ${flex.inlineRow};
  gap: 5px;
  white-space: nowrap;
  color: ${({ $tone }) => tones[$tone].text};
  font-weight: ${({ $tone }) => ($tone === 'plain' ? 'inherit' : 600)};
  font-variant-numeric: tabular-nums;
`

const Block = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 12px;
  dt {
    color: ${color.t2};
  }
  dd {
    text-align: right;
  }
`

const Bar = styled.span<{ $tone: DueTone }>`
  grid-column: 1 / -1;
  height: 5px;
  overflow: hidden;
  border-radius: 3px;
  background: ${color.seg};
  i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: ${({ $tone }) => tones[$tone].bar};
  }
`
