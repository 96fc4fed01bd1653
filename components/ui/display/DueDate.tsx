import { ClockAlert } from 'lucide-react'
import styled from 'styled-components'
import { type DueTone, formatDateTime, formatDay, formatDue, isPastDue } from '@/services/format/format.rules'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = {
  /** ISO date or date and time. */
  at: string
  now?: Date
}

/** "amanhã", "em 5 dias", "2 dias de atraso", with the exact date as tooltip. */
export const DueDate = ({ at, now }: Props) => {
  const { text, tone } = formatDue(at, now)
  return (
    <When
      dateTime={at}
      title={at.length === 10 ? formatDay(at) : formatDateTime(at)}
      $tone={tone}
      suppressHydrationWarning
    >
      {tone === 'late' && <ClockAlert size={15} strokeWidth={1.75} aria-hidden />}
      {text}
    </When>
  )
}

type LatenessProps = {
  /** Due on an ISO date or date and time. */
  of: { due_at?: string | null }
  /** What stands between it and the text that follows. */
  after?: string
}

/** "2 dias de atraso", or nothing before the deadline. */
export const Lateness = ({ of: { due_at }, after }: LatenessProps) =>
  due_at && isPastDue(due_at) ? (
    <>
      <DueDate at={due_at} />
      {after}
    </>
  ) : null

const tones: Record<DueTone, string> = { late: color.bad, soon: color.warn, plain: 'inherit' }

const When = styled.time<{ $tone: DueTone }>`
  ${flex.inlineRow};
  gap: 5px;
  vertical-align: top;
  white-space: nowrap;
  color: ${({ $tone }) => tones[$tone]};
  font-weight: ${({ $tone }) => ($tone === 'plain' ? 'inherit' : 600)};
`
