import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Notice } from '@/components/ui/feedback/Notice'
import { Link } from '@/components/ui/navigation/Link'
import { useCreateTicketMessage } from '@/hooks/tickets/tickets.mutations'
import { paths } from '@/services/config/paths'
import { isApiError } from '@/services/http/api-error.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { Composer } from '../composer/Composer'

type Props = { ticket: Ticket; place: Element; inBar: boolean }

/** Where the customer answers, drawn in its place; in a closed ticket an answer reopens it, unless it only says thanks. */
export const TicketReply = ({ ticket, place, inBar }: Props) => {
  const { mutateAsync: send } = useCreateTicketMessage(ticket.id)
  return (
    <Composer
      draft={`ticket:${String(ticket.id)}`}
      label="Mensagem"
      placeholder="Escreva sua resposta"
      sendLabel={ticket.status === 'CLOSED' ? 'Enviar e reabrir' : 'Enviar resposta'}
      onSend={send}
      place={place}
      inBar={inBar}
      refusal={(error) => refusalOf(error, ticket)}
      secondary={(sendMore, isSending) =>
        ticket.allowed_actions.includes('thank') && (
          <PlainButton size="small" kind="text" onClick={() => !isSending && sendMore({ no_reopen: true })}>
            Só agradecer
          </PlainButton>
        )
      }
    />
  )
}

/** What the fixed words would not tell: the conversation is over, or goes on elsewhere. */
function refusalOf(error: unknown, ticket: Ticket): ReactNode {
  if (isApiError(error, 'ticket_closed')) return <ClosedMeanwhile ticket={ticket} />
  const mergedInto = isApiError(error, 'conflict') ? error.details.data?.merged_into : undefined
  return typeof mergedInto === 'number' && <MergedNotice into={mergedInto} />
}

/** The customer who comes to the old number is led on. */
export const MergedNotice = ({ into }: { into: number }) => (
  <Notice tone="info" title={`A conversa continua no chamado ${String(into)}`}>
    <Link href={paths.platform.ticket(into)}>Abrir o chamado {into}</Link>
  </Notice>
)

/** It was closed too long ago, or while the message was written: the text stays. */
const ClosedMeanwhile = ({ ticket }: Pick<Props, 'ticket'>) => (
  <Notice tone="warn" title="Este chamado já foi encerrado">
    O texto continua aqui. <FollowUpLink ticket={ticket} />
  </Notice>
)

/** Opens another ticket that goes on from this one. */
export const FollowUpLink = ({ ticket: { id, unit, category, subject } }: Pick<Props, 'ticket'>) => (
  <ButtonLink
    size="small"
    href={paths.platform.newTicket({ segue: id, categoria: category, assunto: subject, serial: unit?.serial })}
  >
    Abrir outro chamado
  </ButtonLink>
)
