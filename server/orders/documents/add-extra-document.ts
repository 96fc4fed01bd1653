import { Refusal } from '@/server/http/refusal'
import type { Upload } from '@/server/http/request/upload'
import type { Actor } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import { documentLabel } from '@/services/orders/documents/documents.rules'
import { extraDocumentName } from '@/services/orders/documents/documents.schema'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { changeOrder } from '../workflow/change-order.service'
import { insertDocuments, insertFile } from './documents.repository'
import { toFileRow, withStoredFile } from './upload-file'

/**
 * Adds an extra document with its file.
 * Refuses 400 without a name, 409 `conflict` for a name that the order already has, 415 for what is no PDF.
 */
export async function addExtraDocument(actor: Actor, ref: OrderKey, file: Upload): Promise<Order> {
  const documentType = await nameOf(file)
  return withStoredFile(actor, ref, file, (stored) =>
    changeOrder(actor, ref, {
      action: 'add_extra_document',
      effect: async ({ tx, record, now, preconditionFailed }) => {
        if (record.documents.some((document) => isSameName(document.documentType, documentType))) {
          throw preconditionFailed('O pedido já tem um documento com esse nome.')
        }
        const [documentId] = await insertDocuments(tx, [{ orderId: record.order.id, documentType, isExtra: true }])
        await insertFile(tx, {
          ...toFileRow(file, stored, actor),
          documentId: must(documentId, 'inserted document'),
          createdAt: now,
        })
        return { after: { document: documentType, sha256: stored.sha256 } }
      },
    }),
  )
}

async function nameOf({ fields }: Upload): Promise<string> {
  try {
    return await extraDocumentName.validate(fields.document_type)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Preencha esse campo'
    throw new Refusal('invalid', { errors: [message], fields: { document_type: [message] } })
  }
}

/** The documents of the platform are known by their code and by their name. */
const isSameName = (taken: string, name: string): boolean =>
  [taken, documentLabel(taken)].some((one) => one.toLowerCase() === name.toLowerCase())
