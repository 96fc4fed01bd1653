import { hasEvent } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { deleteFileAfterCommit } from '@/server/storage/delete-file'
import type { Actor } from '@/services/auth/actor.rules'
import { stageOfDocument } from '@/services/orders/documents/required-documents.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { OrderRecord } from '../order-record.repository'
import { changeOrder } from '../workflow/change-order.service'
import { deleteDocumentRow, deleteFiles, withdrawDocument, withdrawFiles } from './documents.repository'
import { actionOnFile, requireUnlocked } from './file-actions'
import { withdrawnForHistory } from './withdraw-files'

type FileRow = OrderRecord['files'][number]

/**
 * Deletes a file while its document is unlocked. What the other side may have judged is withdrawn instead: hidden and kept for
 * the history (ADR 0202). Other files lose their bytes after the commit. Refuses 404, 403, 409.
 */
export function deleteFile(actor: Actor, ref: OrderKey, documentId: number, fileId: number): Promise<Order> {
  return changeOrder(actor, ref, (record) => {
    const document = orNotFound(record.documents.find(({ id }) => id === documentId))
    const file = orNotFound(record.files.find((one) => one.id === fileId && one.documentId === documentId))
    return {
      action: actionOnFile(document, file.kind),
      stage: stageOfDocument(document.documentType),
      historyAction: 'remove_file',
      effect: async ({ tx }) => {
        requireUnlocked(record, document, actor)
        const isKept = document.isSignable || (await wereSubmitted(tx, record.order.id, file.createdAt))
        await (isKept ? withdrawFiles : deleteFiles)(tx, [file.id])
        const files = isKept ? withdrawnForHistory([file]) : await deleteStoredFiles(tx, [file])
        return { before: { document: document.documentType, ...files } }
      },
    }
  })
}

/** Deletes an extra document with its files, or withdraws it likewise. Refuses 404 for a document that is not extra. */
export function deleteExtraDocument(actor: Actor, ref: OrderKey, documentId: number): Promise<Order> {
  return changeOrder(actor, ref, (record) => {
    const document = orNotFound(record.documents.find(({ id, isExtra }) => id === documentId && isExtra))
    return {
      action: 'add_extra_document',
      historyAction: 'remove_extra_document',
      effect: async ({ tx }) => {
        requireUnlocked(record, document, actor)
        const files = record.files.filter((file) => file.documentId === documentId)
        const isKept = await wereSubmitted(tx, record.order.id, document.createdAt)
        await (isKept ? withdrawDocument : deleteDocumentRow)(tx, documentId)
        const before = isKept ? withdrawnForHistory(files) : await deleteStoredFiles(tx, files)
        return { before: { document: document.documentType, ...before } }
      },
    }
  })
}

/** Whether it was submitted since then: staff may have judged it, and the history refers to it. */
const wereSubmitted = (tx: Tx, orderId: number, since: Date): Promise<boolean> =>
  hasEvent(tx, { model: 'order', objectId: orderId, action: 'submit_documents', since })

async function deleteStoredFiles(tx: Tx, files: FileRow[]) {
  for (const { storageKey } of files) await deleteFileAfterCommit(tx, storageKey)
  return { removed_files: files.map(({ name, sha256 }) => ({ name, sha256 })) }
}
