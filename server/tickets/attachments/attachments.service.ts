import type { Db, Tx } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import { deleteFileAfterCommit } from '@/server/storage/delete-file'
import type { Actor } from '@/services/auth/actor.rules'
import { MAX_ATTACHMENTS } from '@/services/tickets/ticket-states.rules'
import type { TicketAttachment } from '@/services/tickets/tickets.schema'
import { deleteLooseOf, selectAttachments, updateMessage } from './attachments.repository'

/**
 * Gives files that the writer uploaded to their message, in the transaction that writes it.
 * Refuses 400 on `attachment_ids` for more than five, and for a file that is not there, is somebody else's or was sent
 * already: then the whole message is refused.
 */
export async function bindAttachments(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  messageId: number,
  attachmentIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(attachmentIds)]
  if (ids.length === 0) return
  if (ids.length > MAX_ATTACHMENTS) throw refuseField('attachment_ids', TOO_MANY)
  if ((await updateMessage(tx, { userId: actor.id, messageId, ids })) < ids.length)
    throw refuseField('attachment_ids', GONE)
}

const TOO_MANY = `No máximo ${String(MAX_ATTACHMENTS)} arquivos por mensagem`
const GONE = 'Um dos arquivos não está mais aqui. Anexe de novo.'

/** The files of these messages in one query, by the id of the message. Who may read a message may see its files. */
export async function listAttachments(
  conn: Db,
  messageIds: readonly number[],
): Promise<Map<number, TicketAttachment[]>> {
  const files = new Map<number, TicketAttachment[]>()
  if (messageIds.length === 0) return files
  for (const { messageId, ...file } of await selectAttachments(conn, messageIds))
    files.set(messageId, [...(files.get(messageId) ?? []), file])
  return files
}

/** Deletes what a person uploaded and never sent, when they are erased. */
export async function eraseLooseAttachments(tx: Tx, userId: number): Promise<void> {
  for (const key of await deleteLooseOf(tx, userId)) await deleteFileAfterCommit(tx, key)
}
