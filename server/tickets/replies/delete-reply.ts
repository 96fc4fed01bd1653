import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { toReplyRecord } from './replies.mapper'
import { deleteReplyRow } from './replies.repository'

/** Deletes a canned answer; messages that were written with it keep their text. Refuses 404 for one that does not exist. */
export async function deleteReply(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const before = toReplyRecord(orNotFound(await deleteReplyRow(tx, id)))
    await recordEvent(tx, actor, { model: 'ticket_reply', objectId: id, action: 'deleted', before })
  })
}
