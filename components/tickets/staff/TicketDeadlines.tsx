import { Check, X } from 'lucide-react'
import styled from 'styled-components'
import { DueClock, DueWord } from '@/components/ui/display/DueClock'
import { useNow } from '@/components/ui/display/useNow'
import { dueWordsInFull, type TicketDeadline, ticketDeadlines } from '@/services/tickets/due-words.rules'
import { CALENDAR_LABEL, type SupportCalendar } from '@/services/tickets/policy.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { Section } from './Section'

const MINUTE_MS = 60_000

/** Beside the name of the package there is less room. */
const HOURS: Record<SupportCalendar, string> = { ...CALENDAR_LABEL, business: '9h às 18h' }

/** The clocks of a ticket: words and a bar for each that runs, a word for each that does not. */
export const TicketDeadlines = ({ ticket }: { ticket: Ticket }) => {
  const now = useNow(MINUTE_MS, ticket.status !== 'CLOSED')
  const { package: name, calendar } = ticket.sla
  return (
    <Section title="Prazos" facts={`${name}, ${HOURS[calendar]}`}>
      <List>
        {ticketDeadlines(ticket, now).map((deadline) => (
          <Deadline key={deadline.key} deadline={deadline} now={now} />
        ))}
        {ticket.closes_at && (
          <Plain>
            <dt>Encerra sozinho</dt>
            <dd>
              <DueWord at={ticket.closes_at} {...dueWordsInFull(ticket.closes_at, now)} />
            </dd>
          </Plain>
        )}
      </List>
    </Section>
  )
}

const Deadline = ({ deadline: { label, due, note, share = 0 }, now }: { deadline: TicketDeadline; now: Date }) => {
  if (due !== null) return <DueClock label={label} at={due} share={share} {...dueWordsInFull(due, now)} />
  return (
    <Plain>
      <dt>{label}</dt>
      <Note $tone={note?.tone ?? 'plain'}>
        {note?.tone === 'ok' && <Check size={14} strokeWidth={2} aria-hidden />}
        {note?.tone === 'bad' && <X size={14} strokeWidth={2} aria-hidden />}
        {note?.text}
        {note?.tone === 'bad' && <span className="visually-hidden">, fora do prazo</span>}
      </Note>
    </Plain>
  )
}

const List = styled.dl`
  display: grid;
  gap: 10px;
`

const Plain = styled.div`
  ${flex.between};
  gap: 12px;
  dt {
    color: ${color.t2};
  }
`

const notes = { ok: color.ok, bad: color.bad, plain: color.t2 } as const

const Note = styled.dd<{ $tone: keyof typeof notes }>`
  ${flex.inlineRow};
  gap: 5px;
  color: ${({ $tone }) => notes[$tone]};
`
