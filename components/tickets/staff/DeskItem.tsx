import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Avatar } from '@/components/layout/header/Avatar'
import { DueWord } from '@/components/ui/display/DueClock'
import { Link } from '@/components/ui/navigation/Link'
import { formatMoment } from '@/services/format/format.rules'
import { dueWords } from '@/services/tickets/due-words.rules'
import type { TicketSummary } from '@/services/tickets/tickets.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = {
  ticket: TicketSummary
  href: ComponentProps<typeof Link>['href']
  /** It is the ticket beside the list. */
  isOpen: boolean
  now: Date
}

/** A row of the desk: subject and clock, number and company, who has it. */
export const DeskItem = ({ ticket, href, isOpen, now }: Props) => {
  const { id, subject, company, assignee, unread } = ticket
  return (
    <li>
      <Row href={href} shallow scroll={false} aria-current={isOpen ? 'true' : undefined}>
        <Subject $isUnread={unread}>
          {unread && <Dot role="img" aria-label="Não lido" />}
          <b>{subject}</b>
        </Subject>
        <Clock ticket={ticket} now={now} />
        <About>
          <span>{id}</span> {company.corporate_name}
        </About>
        {assignee ? (
          <Holder>
            <Avatar name={assignee.name} tone={isOpen ? 'soft' : 'neutral'} />
            <span className="visually-hidden">Responsável: {assignee.name}</span>
          </Holder>
        ) : (
          <About>sem responsável</About>
        )}
      </Row>
    </li>
  )
}

const Clock = ({ ticket: { next_due_at, closes_at, closed_at }, now }: Pick<Props, 'ticket' | 'now'>) => {
  if (closed_at) return <Quiet dateTime={closed_at}>{formatMoment(closed_at, now)}</Quiet>
  if (next_due_at) return <DueWord at={next_due_at} {...dueWords(next_due_at, now)} />
  if (closes_at) return <Quiet dateTime={closes_at}>encerra {dueWords(closes_at, now).text}</Quiet>
  return <span />
}

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  gap: 2px 12px;
  min-height: 66px;
  padding: 6px 16px;
  border-bottom: 1px solid ${color.line};
  color: ${color.text};
  ${font.secondary};
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
    text-decoration: none;
  }
  &[aria-current] {
    background: ${color.brandSoft};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  time {
    justify-self: end;
    font-size: 12px;
  }
`

const Subject = styled.span<{ $isUnread: boolean }>`
  ${flex.row};
  gap: 7px;
  min-width: 0;
  b {
    font-weight: ${({ $isUnread }) => ($isUnread ? 650 : 550)};
    ${font.ellipsis};
  }
`

const Dot = styled.i`
  flex: none;
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: ${color.fill};
`

const About = styled.span`
  min-width: 0;
  ${font.captionMuted};
  ${font.ellipsis};
  span {
    margin-right: 6px;
    font-variant-numeric: tabular-nums;
  }
`

const Quiet = styled.time`
  ${font.captionMuted};
  white-space: nowrap;
`

const Holder = styled.span`
  justify-self: end;
  > :first-child {
    width: 22px;
    height: 22px;
    font-size: 10px;
  }
`
