import { db, transaction } from '@/server/db/client'
import { downloadHeaders } from '@/server/http/downloads'
import { orNotFound } from '@/server/http/refusal'
import { openFile } from '@/server/storage/storage'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { findVisibleOrder } from '../visibility'
import { recordOpening } from './document-access'
import { findFile } from './documents.repository'

/**
 * A file as an answer: always a download, unless asked to be shown. What was withdrawn is for staff, who find it in the
 * history. Every opening is recorded, in the transaction that opens the file. Refuses 404.
 */
export async function getFile(
  actor: Actor,
  ref: OrderKey,
  { documentId, fileId }: { documentId: number; fileId: number },
  inline = false,
): Promise<Response> {
  const orderId = await findVisibleOrder(db(), actor, ref)
  const { file, documentType } = orNotFound(await findFile(db(), { orderId, documentId, fileId }, !isCustomer(actor)))
  const { id, name, size, sha256 } = file
  const content = await transaction(async (tx) => {
    const opened = { file_id: id, document_type: documentType, name, sha256 }
    await recordOpening(tx, actor, { orderId, companyId: ref.companyId, file: opened })
    return openFile(file.storageKey)
  })
  return new Response(content, {
    headers: downloadHeaders({ name, type: 'application/pdf', size, sha256, isShown: inline }),
  })
}
