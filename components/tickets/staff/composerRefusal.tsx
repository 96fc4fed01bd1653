import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Notice } from '@/components/ui/feedback/Notice'
import { formatList, formatMoment } from '@/services/format/format.rules'
import { isApiError } from '@/services/http/api-error.rules'
import { openFields } from '@/services/tickets/replies/reply-fields.rules'
import type { TicketMessage } from '@/services/tickets/tickets.schema'
import type { SendMessage } from '../composer/useSendMessage'

class OpenFieldsError extends Error {
  constructor(readonly fields: readonly string[]) {
    super('Fields of a canned answer are not filled')
  }
}

/** Throws when fields of a canned answer still stand in a text for a customer. */
export function refuseOpenFields(text: string): void {
  const fields = openFields(text)
  if (fields.length > 0) throw new OpenFieldsError(fields)
}

/** What refused a message of staff: what others wrote meanwhile, or fields that nobody filled. Both can be sent all the same. */
export function composerRefusal(error: unknown, sendAgain: SendMessage): ReactNode {
  if (error instanceof OpenFieldsError)
    return (
      <Notice tone="warn" title={`Falta preencher ${formatList(error.fields)}`}>
        <Again onClick={() => sendAgain()} />
      </Notice>
    )
  const newer = newerMessages(error)
  if (!newer) return null
  return (
    <Notice tone="warn" title={error instanceof Error ? error.message : undefined}>
      <Newer aria-label="Mensagens novas">
        {newer.map(({ id, author, created_at, text }) => (
          <span key={id}>
            <b>{author?.name ?? 'Arrenda'}</b>, {formatMoment(created_at)}: {text ?? 'mensagem retirada'}
          </span>
        ))}
      </Newer>
      <Again onClick={() => sendAgain({ force: true })} />
    </Notice>
  )
}

const Again = ({ onClick }: { onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    Enviar assim mesmo
  </button>
)

function newerMessages(error: unknown): readonly TicketMessage[] | undefined {
  const messages = isApiError(error, 'conflict') ? error.details.data?.messages : undefined
  return Array.isArray(messages) ? (messages as TicketMessage[]) : undefined
}

const Newer = styled.span`
  display: block;
  max-height: 160px;
  margin-bottom: 4px;
  overflow-y: auto;
  overflow-wrap: anywhere;
  > span {
    display: block;
    white-space: pre-line;
  }
`
