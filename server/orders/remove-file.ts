import { hasHappened } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { deleteFileAfterCommit } from '@/server/storage/delete-file'
import type { Actor } from '@/services/auth/actor.rules'
import { stageOfDocument } from '@/services/orders/documents.rules'
import type { Order } from '@/services/orders/orders.schema'
import { changeOrder } from './change-order.service'
import { deleteDocument, deleteFiles, withdrawDocument, withdrawFiles } from './documents.repository'
import { actionOnFile, requireUnlocked } from './file-actions'
import type { OrderRows } from './order-rows.repository'
import type { OrderRef } from './order.repository'
import { keptInHistory } from './withdrawals'

type FileRow = OrderRows['files'][number]

/**
 * Removes a file while its document is unlocked. What the other side has had before it is withdrawn: hidden, and kept for
 * the history (workflow.md); the bytes of anything else go once that is committed. Refuses 404, 403, 409.
 */
export function removeFile(actor: Actor, ref: OrderRef, documentId: number, fileId: number): Promise<Order> {
  return changeOrder(actor, ref, (rows) => {
    const document = orNotFound(rows.documents.find(({ id }) => id === documentId))
    const file = orNotFound(rows.files.find((one) => one.id === fileId && one.documentId === documentId))
    return {
      action: actionOnFile(document, file.kind),
      stage: stageOfDocument(document.documentType),
      as: 'remove_file',
      effect: async ({ tx }) => {
        requireUnlocked(rows, document, actor)
        const isKept = document.isSignable || (await wereHandedIn(tx, rows.order.id, file.createdAt))
        await (isKept ? withdrawFiles : deleteFiles)(tx, [file.id])
        const files = isKept ? keptInHistory([file]) : await forgetFiles(tx, [file])
        return { before: { document: document.documentType, ...files } }
      },
    }
  })
}

/** Removes an extra document with its files, which are withdrawn likewise. Refuses 404 for one that is not extra. */
export function removeExtraDocument(actor: Actor, ref: OrderRef, documentId: number): Promise<Order> {
  return changeOrder(actor, ref, (rows) => {
    const document = orNotFound(rows.documents.find(({ id, isExtra }) => id === documentId && isExtra))
    return {
      action: 'add_extra_document',
      as: 'remove_extra_document',
      effect: async ({ tx }) => {
        requireUnlocked(rows, document, actor)
        const files = rows.files.filter((file) => file.documentId === documentId)
        const isKept = await wereHandedIn(tx, rows.order.id, document.createdAt)
        await (isKept ? withdrawDocument : deleteDocument)(tx, documentId)
        const before = isKept ? keptInHistory(files) : await forgetFiles(tx, files)
        return { before: { document: document.documentType, ...before } }
      },
    }
  })
}

/** Whether what is there since then was handed in: staff may have judged it, and their judgement refers to it. */
const wereHandedIn = (tx: Tx, orderId: number, since: Date): Promise<boolean> =>
  hasHappened(tx, { model: 'order', objectId: orderId, action: 'submit_documents', since })

async function forgetFiles(tx: Tx, files: FileRow[]) {
  for (const { storageKey } of files) await deleteFileAfterCommit(tx, storageKey)
  return { removed_files: files.map(({ name, sha256 }) => ({ name, sha256 })) }
}
