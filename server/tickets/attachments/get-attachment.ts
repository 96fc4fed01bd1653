import { db } from '@/server/db/client'
import { downloadHeaders } from '@/server/http/downloads'
import { orNotFound } from '@/server/http/refusal'
import { openFile } from '@/server/storage/storage'
import { type Actor, isStaff } from '@/services/auth/actor.rules'
import { findVisibleTicket } from '../visible-tickets.repository'
import { findAttachment } from './attachments.repository'

type Wanted = { id: number; attachmentId: number }

/**
 * A file of a ticket as an answer: a picture to be shown, a PDF as a download. A picture's small copy when `isPreview`.
 * Refuses 404 for a ticket that the actor may not see, for a file of a note to customers, and of a message taken back.
 */
export async function getAttachment(
  actor: Actor,
  { id, attachmentId }: Wanted,
  { isPreview }: { isPreview: boolean },
): Promise<Response> {
  const ticket = await findVisibleTicket(db(), actor, id)
  const file = orNotFound(await findAttachment(db(), { ticketId: ticket.id, attachmentId }, isStaff(actor)))
  const { name, mime: type, size, sha256 } = file
  const preview = isPreview ? file.previewKey : null
  return new Response(await openFile(preview ?? file.storageKey), {
    headers: downloadHeaders({ name, type, isShown: type === 'image/webp', ...(preview === null && { size, sha256 }) }),
  })
}
