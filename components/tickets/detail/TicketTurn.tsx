import type { ReactNode } from 'react'
import { TurnCard } from '@/components/ui/feedback/TurnBanner'
import { formatDeadline, isPastDue, toDay } from '@/services/format/format.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'

/** Of an open ticket: whose turn it is, what is to be done, and what happens without it. */
export const TicketTurn = ({ ticket }: { ticket: Ticket }) => (
  <TurnCard turn={ticket.waiting_for} {...turnWords(ticket)} />
)

function turnWords({ waiting_for, closes_at, sla }: Ticket): { title: ReactNode; description?: ReactNode } {
  if (waiting_for === 'customer')
    return {
      title: 'A Arrenda espera sua resposta',
      description: closes_at && (
        <>
          Sem resposta, o chamado fecha na <b suppressHydrationWarning>{formatDeadline(toDay(closes_at))}</b>.
        </>
      ),
    }
  const due = sla.next_due_at ?? sla.resolution_due_at
  const what = due === sla.resolution_due_at ? 'Solução' : 'Resposta'
  const isLate = isPastDue(due)
  return {
    title: <span suppressHydrationWarning>{isLate ? `${what} em atraso` : `${what} até ${formatDeadline(due)}`}</span>,
    description: isLate ? 'A equipe já foi avisada do atraso.' : 'Avisamos você quando houver resposta.',
  }
}
