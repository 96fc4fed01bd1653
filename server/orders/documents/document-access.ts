import { listLastEvents, recordEvent } from '@/server/audit/audit.service'
import { db, type Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { DocumentAccess, OpenedFile } from '@/services/orders/documents/documents.schema'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { findVisibleOrder } from '../visibility'

const MODEL = 'document_access'

/** The list shows the newest; the history keeps them all. */
const MOST = 200

type Opening = { orderId: number; companyId: number; file: OpenedFile }

/** Writes that somebody opened a file, in the transaction that opens it. */
export const recordOpening = (tx: Tx, actor: Actor, { orderId, companyId, file }: Opening): Promise<void> =>
  recordEvent(tx, actor, { model: MODEL, objectId: orderId, companyId, action: 'opened', after: file })

/** Who opened which file of an order, the newest first. Refuses 404. */
export async function listDocumentAccess(actor: Actor, ref: OrderKey): Promise<DocumentAccess[]> {
  const orderId = await findVisibleOrder(db(), actor, ref)
  const events = await listLastEvents(db(), { model: MODEL, objectId: orderId }, MOST)
  return events.map(({ id, actorName, after, createdAt }) => ({
    id,
    ...(after as OpenedFile),
    opened_by: actorName,
    opened_at: createdAt.toISOString(),
  }))
}
