import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import styled from 'styled-components'
import { KeyHint } from '@/components/ui/buttons/KeyHint'
import { useCreateTicketMessage } from '@/hooks/tickets/tickets.mutations'
import { activeRepliesQueryOptions } from '@/hooks/tickets/replies.queries'
import { ticketMessagesQueryOptions } from '@/hooks/tickets/tickets.queries'
import { useTicketPresence } from '@/hooks/tickets/useTicketPresence'
import { fillReply, replyFacts } from '@/services/tickets/replies/reply-fields.rules'
import type { TicketReply } from '@/services/tickets/replies/ticket-replies.schema'
import type { NewMessage } from '@/services/tickets/ticket-commands.schema'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { checkLine, flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { Composer, type ComposerHandle } from '../composer/Composer'
import { composerRefusal, refuseOpenFields } from './composerRefusal'
import { Present } from './Present'
import { RepliesButton, ReplyList } from './ReplyList'
import { useReplyList } from './useReplyList'

type Kind = 'public' | 'note'

export type StaffComposerHandle = {
  write: (kind: Kind) => void
  /** Ticks "Aguardar o cliente" and goes to the editor. */
  waitForCustomer: () => void
}

type Props = { ticket: Ticket; ref?: Ref<StaffComposerHandle> }

const PLACEHOLDER: Record<Ticket['status'], string> = {
  PENDING: 'Escreva a resposta. / abre as prontas.',
  IN_PROGRESS: 'Escreva a resposta. / abre as prontas.',
  CLOSED: 'Responder reabre o chamado.',
}

/** Where staff answer or note: two tabs with a draft each, canned answers by `/`, who else is here. */
export const StaffComposer = ({ ticket, ref }: Props) => {
  const { id, allowed_actions, status } = ticket
  const mayReply = allowed_actions.includes('reply')
  const [chosen, setKind] = useState<Kind>('public')
  const kind = mayReply ? chosen : 'note'
  const [waits, setWaits] = useState(false)
  const composer = useRef<ComposerHandle>(null)
  const wantsFocus = useRef(false)
  const asked = useRef('')
  const { mutateAsync: create } = useCreateTicketMessage(id)
  const { data: messages = [] } = useInfiniteQuery(ticketMessagesQueryOptions(id))
  const { data: replies } = useQuery(activeRepliesQueryOptions())
  const { onWriting, onSent } = useTicketPresence(id)
  const list = useReplyList(replies?.results ?? [], ticket.category)
  const waitId = useId()

  const write = (next: Kind): void => {
    // The other tab is another composer, which takes the focus when it is there.
    wantsFocus.current = next !== kind
    setKind(next)
    list.close()
    if (next === kind) composer.current?.focus()
  }
  const attach = (handle: ComposerHandle | null): void => {
    composer.current = handle
    if (!handle || !wantsFocus.current) return
    wantsFocus.current = false
    handle.focus()
  }
  useImperativeHandle(ref, () => ({
    write,
    waitForCustomer: () => {
      setWaits(true)
      write('public')
    },
  }))

  const insert = (reply: TicketReply): void => {
    composer.current?.insert(fillReply(reply.text, replyFacts(ticket)), list.typed)
    list.close()
  }
  const send = async ({ force, ...message }: NewMessage): Promise<void> => {
    const isPublic = kind === 'public'
    const text = message.text ?? ''
    if (isPublic && text !== asked.current) {
      // Asked once: the same text is then sent as it is.
      asked.current = text
      refuseOpenFields(text)
    }
    const newest = messages.reduce((last, one) => Math.max(last, one.id), 0)
    await create({
      ...message,
      kind,
      ...(isPublic && status !== 'CLOSED' && { wait_for_customer: waits }),
      last_message_id: newest,
      ...(force && { force }),
    })
    setWaits(false)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const picked = list.onKey(event)
    if (picked) insert(picked)
  }
  return (
    <Frame>
      {list.isOpen && <ReplyList list={list} onPick={insert} />}
      <Composer
        key={kind}
        ref={attach}
        draft={`chamado-${String(id)}-${kind}`}
        label={kind === 'public' ? 'Resposta ao cliente' : 'Nota interna'}
        placeholder={kind === 'note' ? 'Só a equipe vê esta nota.' : PLACEHOLDER[status]}
        sendLabel={
          <>
            {kind === 'public' ? 'Enviar resposta' : 'Guardar nota'} <KeyHint onFill>Ctrl Enter</KeyHint>
          </>
        }
        compact
        sunken={kind === 'note'}
        onSend={send}
        onSent={onSent}
        refusal={composerRefusal}
        onText={() => {
          onWriting()
          list.follow(composer.current?.before() ?? '')
        }}
        onKeyDown={onKeyDown}
        above={
          <Above>
            <Tabs role="group" aria-label="O que escrever">
              {mayReply && (
                <button type="button" aria-pressed={kind === 'public'} onClick={() => write('public')}>
                  Resposta
                </button>
              )}
              <button type="button" aria-pressed={kind === 'note'} onClick={() => write('note')}>
                <Lock size={14} strokeWidth={1.75} aria-hidden />
                Nota interna
              </button>
            </Tabs>
            <Present present={ticket.present} />
          </Above>
        }
        tools={
          kind === 'public' && (
            <RepliesButton
              isOpen={list.isOpen}
              onClick={() => {
                list.toggle()
                composer.current?.focus()
              }}
            />
          )
        }
        extra={
          kind === 'public' &&
          status !== 'CLOSED' && (
            <Wait htmlFor={waitId}>
              <input id={waitId} type="checkbox" checked={waits} onChange={({ target }) => setWaits(target.checked)} />
              Aguardar o cliente
            </Wait>
          )
        }
      />
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  flex: none;
  padding: 12px 20px 16px;
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  @media (max-width: 639.98px) {
    padding: 8px;
  }
`

const Above = styled.div`
  ${flex.wrapBetween};
  gap: 4px 12px;
  padding: 8px 8px 0;
`

const Tabs = styled.div`
  ${flex.row};
  gap: 2px;
  button {
    ${flex.inlineRow};
    gap: 6px;
    min-height: 28px;
    padding: 0 10px;
    border-radius: ${radius.control};
    color: ${color.t2};
    ${font.secondary};
    font-weight: 500;
  }
  button:hover {
    color: ${color.text};
  }
  button[aria-pressed='true'] {
    background: ${color.brandSoft};
    color: ${color.brandText};
    font-weight: 600;
  }
  @media (pointer: coarse) {
    button {
      min-height: 44px;
    }
  }
`

const Wait = styled.label`
  ${checkLine}
  gap: 8px;
  ${font.secondaryMuted};
  @media (pointer: coarse) {
    align-items: center;
    min-height: 44px;
  }
`
