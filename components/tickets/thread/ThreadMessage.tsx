import { Lock } from 'lucide-react'
import styled from 'styled-components'
import { Avatar } from '@/components/layout/header/Avatar'
import { ConfirmCommand } from '@/components/ui/dialogs/CommandButton'
import { Moment } from '@/components/ui/display/Moment'
import { useNow } from '@/components/ui/display/useNow'
import { useWithdrawTicketMessage } from '@/hooks/tickets/tickets.mutations'
import { sideName } from '@/services/tickets/thread.rules'
import type { TicketMessage } from '@/services/tickets/tickets.schema'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { MessageAttachments } from './MessageAttachments'
import { MessageText } from './MessageText'

type Props = {
  message: TicketMessage
  /** The ticket whose page it is; the message may be another's, which was merged into it. */
  ticketId: number
  /** Beside a customer's name, for staff. */
  company?: string
}

/** What somebody wrote: with avatar, name, time, text and files; an internal note is sunken, with a lock. */
export const ThreadMessage = ({ message, ticketId, company }: Props) => {
  const { author, side, kind, text, attachments } = message
  const name = author?.name ?? 'Arrenda'
  const isNote = kind === 'note'
  const about = [
    sideName(side, message.is_own, company),
    message.ticket_id !== ticketId && `no chamado ${String(message.ticket_id)}`,
  ].filter(Boolean)
  return (
    <Block $isNote={isNote}>
      {isNote ? (
        <NoteMark>
          <Lock size={17} strokeWidth={1.75} aria-hidden />
        </NoteMark>
      ) : (
        <Avatar name={name} tone={side === 'staff' ? 'solid' : 'neutral'} />
      )}
      <div>
        <Head $isNote={isNote}>
          <b>{name}</b>
          {isNote ? <span>Nota interna, só a equipe vê</span> : about.length > 0 && <span>{about.join(', ')}</span>}
          <Moment at={message.created_at} />
        </Head>
        {message.withdrawn_at === null ? text && <MessageText text={text} /> : <Withdrawn isOwn={message.is_own} />}
        {attachments.length > 0 && <MessageAttachments ticketId={message.ticket_id} attachments={attachments} />}
        {message.withdrawable_until && <WithdrawMessage message={message} until={message.withdrawable_until} />}
      </div>
    </Block>
  )
}

const Withdrawn = ({ isOwn }: { isOwn: boolean }) => (
  <Gone>{isOwn ? 'Você retirou esta mensagem.' : 'Mensagem retirada por quem escreveu.'}</Gone>
)

const MINUTE_MS = 60_000

/** Offered until its time is over; the server also refuses it once somebody has read the message. */
const WithdrawMessage = ({ message, until }: { message: TicketMessage; until: string }) => {
  const now = useNow(MINUTE_MS / 4, true)
  const { mutateAsync: withdraw } = useWithdrawTicketMessage(message.ticket_id)
  if (now >= new Date(until)) return null
  return (
    <Commands>
      <ConfirmCommand
        label="Retirar"
        kind="text"
        size="small"
        title="Retirar esta mensagem?"
        confirmLabel="Retirar mensagem"
        cancelLabel="Manter mensagem"
        danger
        onConfirm={() => withdraw(message.id)}
        done="Mensagem retirada"
      >
        O texto deixa de aparecer. Fica visível que havia uma mensagem, e o histórico guarda o que ela dizia.
      </ConfirmCommand>
    </Commands>
  )
}

const Block = styled.article<{ $isNote: boolean }>`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: 12px;
  padding: 16px var(--thread-inset, 20px);
  background: ${({ $isNote }) => ($isNote ? color.sunken : 'none')};
`

/** On phones the side after the name gives way to the time; that a note is internal is always said. */
const Head = styled.header<{ $isNote: boolean }>`
  ${flex.wrap};
  align-items: baseline;
  gap: 0 8px;
  ${font.secondaryMuted};
  > b {
    color: ${color.text};
    ${font.body};
    font-weight: 600;
  }
  > time {
    margin-left: auto;
    color: ${color.t3};
    white-space: nowrap;
  }
  ${below.phone} {
    flex-wrap: ${({ $isNote }) => ($isNote ? 'wrap' : 'nowrap')};
    > b {
      flex: none;
      max-width: 60%;
      ${font.ellipsis};
    }
    > span {
      min-width: 0;
      ${font.ellipsis};
    }
    > time {
      ${font.caption};
    }
  }
`

/** In the place of the avatar. */
const NoteMark = styled.span`
  ${flex.center};
  width: 32px;
  height: 32px;
  color: ${color.t2};
`

const Gone = styled.p`
  color: ${color.t2};
  font-style: italic;
`

const Commands = styled.div`
  margin: 4px 0 -6px -12px;
`
