import styled from 'styled-components'
import { CardRow } from '@/components/ui/display/Card'
import { Moment } from '@/components/ui/display/Moment'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import type { TicketRatingReport } from '@/services/tickets/ticket-ratings.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** What people wrote with their ratings, newest first, each with its ticket. */
export const RatingComments = ({ comments }: Pick<TicketRatingReport, 'comments'>) => {
  if (comments.length === 0) return <CardRow>Ninguém escreveu um comentário neste mês.</CardRow>
  return comments.map(({ ticket_id, subject, score, comment, created_at }) => (
    <Row key={`${String(ticket_id)} ${created_at}`}>
      <p>
        <b>Nota {score}</b>
        <Link href={paths.admin.ticket(ticket_id)}>
          {ticket_id} · {subject}
        </Link>
        <Moment at={created_at} />
      </p>
      <q>{comment}</q>
    </Row>
  ))
}

const Row = styled(CardRow)`
  p {
    ${flex.wrapRow};
    gap: 2px 12px;
    ${font.secondary};
  }
  time {
    margin-left: auto;
    color: ${color.t2};
  }
  q {
    display: block;
    max-width: 68ch;
    quotes: none;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
