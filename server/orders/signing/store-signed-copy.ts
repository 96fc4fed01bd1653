import { SYSTEM } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { cleanFileName } from '@/server/storage/pdf'
import { deleteFile, type StoredFile, storeFile } from '@/server/storage/storage'
import { everyoneSigned } from '@/services/signing/signing.rules'
import { insertFile } from '../documents/documents.repository'
import { actionOnFile } from '../documents/file-actions'
import { loadOrderRecord, type OrderRecord } from '../order-record.repository'
import { lockOrder } from '../order.repository'
import { applyTransition } from '../workflow/apply-transition'
import { sendCopies, signersOf } from './invite-signers'

/** A document that everyone has signed and that has no signed copy yet. */
export type FullySigned = NonNullable<ReturnType<typeof fullySignedDocument>>

/** The document of this file, if the file still counts, everyone has signed and there is no signed copy yet. */
export function fullySignedDocument(record: OrderRecord, fileId: number) {
  const file = record.files.find(({ id }) => id === fileId)
  const document = record.documents.find(({ id }) => id === file?.documentId)
  if (!file || !document) return undefined
  const isDone = record.files.some(({ certifiesId }) => certifiesId === fileId)
  return !isDone && everyoneSigned(signersOf(record, document.id)) ? { record, document, file } : undefined
}

/**
 * Stores the signed copy and sends each signer a link to it. Idempotent and safe against concurrent changes: a copy that
 * exists already, or whose document was replaced, is dropped.
 * @param label appended to the original's file name: 'assinado'
 */
export async function storeSignedCopy(
  { record, file }: FullySigned,
  content: Uint8Array,
  label: string,
): Promise<void> {
  const { id: orderId, companyId, orderMaskId: maskId } = record.order
  const stored = await storeFile(`orders/${String(orderId)}`, content)
  const isKept = await transaction(async (tx) => {
    await lockOrder(tx, { companyId, maskId })
    const signed = fullySignedDocument(await loadOrderRecord(tx, orderId), file.id)
    if (signed) await insertCopy(tx, signed, stored, label)
    return signed !== undefined
  })
  if (!isKept) await deleteFile(stored.storageKey)
}

async function insertCopy(
  tx: Tx,
  { record, document, file }: FullySigned,
  stored: StoredFile,
  label: string,
): Promise<void> {
  const now = new Date()
  const name = cleanFileName(`${file.name.replace(/\.pdf$/i, '')} (${label}).pdf`)
  const { storageKey, size, sha256 } = stored
  const copyId = await insertFile(tx, {
    documentId: document.id,
    storageKey,
    size,
    sha256,
    name,
    kind: 'signed',
    certifiesId: file.id,
    // Made of what they put up.
    uploadedBy: file.uploadedBy,
    createdAt: now,
  })
  await sendCopies(tx, record, document, copyId, now)
  await applyTransition(tx, SYSTEM, {
    record,
    command: { action: actionOnFile(document, 'signed'), historyAction: 'signing_completed' },
    outcome: { after: { document: document.documentType, name, sha256, original_sha256: file.sha256 } },
    now,
  })
}
