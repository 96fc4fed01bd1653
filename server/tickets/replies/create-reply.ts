import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { type Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { TicketReply, TicketReplyFields } from '@/services/tickets/replies/ticket-replies.schema'
import { toReply, toReplyRecord } from './replies.mapper'
import { insertReplyRow } from './replies.repository'

/** Creates a canned answer. Refuses 409 for a title that another one has. */
export const createReply = (actor: Actor, fields: TicketReplyFields): Promise<TicketReply> =>
  transaction(async (tx) => {
    const row = await insertReplyRow(tx, fields)
    if (!row) throw titleTaken()
    const after = toReplyRecord(row)
    await recordEvent(tx, actor, { model: 'ticket_reply', objectId: row.id, action: 'created', after })
    return toReply(row)
  })

export const titleTaken = (): Refusal =>
  refuseField('title', 'Já existe uma resposta pronta com esse título.', 'conflict')
