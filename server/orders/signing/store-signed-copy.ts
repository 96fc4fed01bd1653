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

/** A paper that everyone has signed and that has no copy yet. */
export type FullySigned = NonNullable<ReturnType<typeof fullySignedDocument>>

/** The paper of this file while it counts, everyone has signed it, and it has no copy yet. */
export function fullySignedDocument(record: OrderRecord, fileId: number) {
  const file = record.files.find(({ id }) => id === fileId)
  const document = record.documents.find(({ id }) => id === file?.documentId)
  if (!file || !document) return undefined
  const isDone = record.files.some(({ certifiesId }) => certifiesId === fileId)
  return !isDone && everyoneSigned(signersOf(record, document.id)) ? { record, document, file } : undefined
}

/**
 * Keeps the copy that everyone signed and sends each of them a link to it. Safe to repeat, and with something else going on
 * meanwhile: a copy that exists, or that nobody may have any more, is not kept.
 * @param label what its name says behind the original's: 'assinado'
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
