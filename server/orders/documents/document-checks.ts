import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { notifyChanges } from '@/server/live/live.service'
import type { Actor } from '@/services/auth/actor.rules'
import { documentChecks } from '@/services/orders/documents/document-review.rules'
import type { DocumentChecks } from '@/services/orders/documents/documents.schema'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { loadOrderRecord } from '../order-record.repository'
import { toOrder } from '../order.mapper'
import { lockVisibleOrder } from '../visibility'
import { authorizeCommand, preconditionFailed } from '../workflow/authorize-command'
import { toDocument } from './documents.mapper'
import { deleteChecks, insertChecks } from './documents.repository'

/**
 * Ticks or unticks points of a document under analysis, for everybody who may decide on it. A tick is no step of the
 * order: the decision writes into the history what was checked (ADR 547).
 * Refuses 404 for a document of another order, 400 for an unknown point, 403 and 409 as deciding does.
 */
export function setDocumentChecks(
  actor: Actor,
  ref: OrderKey,
  documentId: number,
  { points, checked }: DocumentChecks,
): Promise<Order> {
  return transaction(async (tx) => {
    const orderId = await lockVisibleOrder(tx, actor, ref)
    const record = await loadOrderRecord(tx, orderId)
    const row = orNotFound(record.documents.find(({ id, isSignable }) => id === documentId && !isSignable))
    authorizeCommand(actor, record, { action: 'analyse_documents' })
    const { document_type, files, checks } = toDocument(row, record)
    if (files.length === 0) throw preconditionFailed('Esse documento ainda não tem arquivo.', record, actor)
    const known = documentChecks(document_type).map(({ id }) => id)
    const unknown = points.filter((point) => !known.includes(point))
    if (unknown.length > 0) throw new Refusal('invalid', { errors: [`Ponto desconhecido: ${unknown.join(', ')}.`] })
    const open = points.filter((point) => !checks.some((check) => check.point === point))
    if (checked) await insertChecks(tx, documentId, open, { checkedBy: actor.id, checkedAt: new Date() })
    else await deleteChecks(tx, documentId, points)
    await notifyChanges(tx, [{ model: 'order', objectId: orderId, companyId: ref.companyId }])
    return toOrder(await loadOrderRecord(tx, orderId), actor)
  })
}
