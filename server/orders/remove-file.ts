import type { Tx } from '@/server/db/client'
import { found } from '@/server/http/refusal'
import { forgetFile } from '@/server/storage/forget-file'
import type { Actor } from '@/services/auth/actor.rules'
import { stageOfDocument } from '@/services/orders/documents.rules'
import type { Order } from '@/services/orders/orders.schema'
import { changeOrder } from './change-order.service'
import { deleteDocument, deleteFiles } from './documents.repository'
import { actionOnFile, requireUnlocked, type FileKind } from './file-actions'
import type { OrderRef } from './order.repository'
import type { OrderRows } from './order-rows.repository'

type FileRow = OrderRows['files'][number]

/** Removes a file while its document is unlocked; the bytes go once that is committed. Refuses 404, 403, 409. */
export function removeFile(actor: Actor, ref: OrderRef, documentId: number, fileId: number): Promise<Order> {
  return changeOrder(actor, ref, (rows) => {
    const document = found(rows.documents.find(({ id }) => id === documentId))
    const file = found(rows.files.find((one) => one.id === fileId && one.documentId === documentId))
    return {
      action: actionOnFile(document, file.kind as FileKind),
      stage: stageOfDocument(document.documentType),
      as: 'remove_file',
      effect: async ({ tx }) => {
        requireUnlocked(rows, document, actor)
        await deleteFiles(tx, [file.id])
        return { before: { document: document.documentType, ...(await forgetFiles(tx, [file])) } }
      },
    }
  })
}

/** Removes an extra document with its files. Refuses 404 for one that is not extra. */
export function removeExtraDocument(actor: Actor, ref: OrderRef, documentId: number): Promise<Order> {
  return changeOrder(actor, ref, (rows) => {
    const document = found(rows.documents.find(({ id, isExtra }) => id === documentId && isExtra))
    return {
      action: 'add_extra_document',
      as: 'remove_extra_document',
      effect: async ({ tx }) => {
        requireUnlocked(rows, document, actor)
        const files = rows.files.filter((file) => file.documentId === documentId)
        await deleteDocument(tx, documentId)
        return { before: { document: document.documentType, ...(await forgetFiles(tx, files)) } }
      },
    }
  })
}

async function forgetFiles(tx: Tx, files: FileRow[]) {
  for (const { storageKey } of files) await forgetFile(tx, storageKey)
  return { removed_files: files.map(({ name, sha256 }) => ({ name, sha256 })) }
}
