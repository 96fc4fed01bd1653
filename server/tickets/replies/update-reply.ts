import { findLastEvent, recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type {
  TicketReply,
  TicketReplyChange,
  TicketReplyConflict,
} from '@/services/tickets/replies/ticket-replies.schema'
import { titleTaken } from './create-reply'
import { toReply, toReplyRecord } from './replies.mapper'
import { lockReplyRow, type ReplyRow, updateReplyRow } from './replies.repository'

/**
 * Replaces the fields of a canned answer; a change without effect is not recorded. Refuses 404 for one that does not
 * exist, 409 with the current answer (`data.reply`) when an outdated version is named, 409 for a title that another one
 * has.
 */
export const updateReply = (
  actor: Actor,
  id: number,
  { version, ...fields }: TicketReplyChange,
): Promise<TicketReply> =>
  transaction(async (tx) => {
    const was = orNotFound(await lockReplyRow(tx, id))
    const before = toReplyRecord(was)
    if (JSON.stringify(before) === JSON.stringify(toReplyRecord({ ...was, ...fields }))) return toReply(was)
    if (version !== was.version) throw await editConflict(tx, was)
    const row = await updateReplyRow(tx, id, fields)
    if (!row) throw titleTaken()
    const after = toReplyRecord(row)
    await recordEvent(tx, actor, { model: 'ticket_reply', objectId: id, action: 'changed', before, after })
    return toReply(row)
  })

async function editConflict(tx: Tx, row: ReplyRow): Promise<Refusal> {
  const last = await findLastEvent(tx, 'ticket_reply', row.id)
  const data: TicketReplyConflict = {
    reply: toReply(row),
    changed_by: last?.actorName ?? '',
    changed_at: row.updatedAt.toISOString(),
  }
  return new Refusal('conflict', { errors: ['Outra pessoa mudou esta resposta enquanto você editava.'], data })
}
