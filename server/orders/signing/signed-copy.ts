import { SYSTEM } from '@/server/audit/audit.service'
import { db, transaction, type Tx } from '@/server/db/client'
import { SignatureFailure } from '@/server/integrations/signing/provider'
import { defineJob } from '@/server/jobs/queue'
import { drawnAside } from '@/server/pdf/draw-aside'
import { cleanFileName, requirePdf } from '@/server/storage/pdf'
import { deleteFile, readFile, type StoredFile, storeFile } from '@/server/storage/storage'
import { everyoneSigned } from '@/services/signing/signing.rules'
import { insertFile } from '../documents/documents.repository'
import { actionOnFile } from '../documents/file-actions'
import { loadOrderRecord, type OrderRecord } from '../order-record.repository'
import { lockOrder } from '../order.repository'
import { applyTransition } from '../workflow/apply-transition'
import type { appendCertificate } from './certificate-pdf'
import { permanentFailureOf, providerOf, remoteEnvelope } from './envelope-jobs'
import { findEnvelope, findSignedEnvelope } from './envelopes.repository'
import { sendCopies, signersOf } from './invite-signers'
import { notifyStaff, type Obstacle } from './notify-staff'
import { documentTitle } from './signing-mail-texts'
import { listEvidence } from './signing.repository'

const appendCertificateAside = drawnAside<typeof appendCertificate>(
  'server/orders/signing/certificate-pdf',
  'appendCertificate',
)

type SignedFileRef = { orderId: number; fileId: number }

/**
 * Makes the signed copy, with the page of signatures appended, and sends it to everyone. Safe to repeat: does nothing when the
 * copy exists or the document was replaced.
 */
export const certifySignatures = defineJob<SignedFileRef>('orders.certify-signatures', async ({ orderId, fileId }) => {
  const signed = fullySignedDocument(await loadOrderRecord(db(), orderId), fileId)
  if (!signed) return
  const { record, document, file } = signed
  const original = await readFile(file.storageKey)
  const { content, isWhole } = await appendCertificateAside(original, {
    title: documentTitle(document.documentType, record.order.contractNumber),
    order: record.order.orderMaskId,
    company: record.company.corporateName,
    file,
    signers: signersOf(record, document.id),
    evidence: await listEvidence(db(), fileId),
    writtenAt: new Date(),
  })
  await storeSignedCopy(signed, content, isWhole ? 'assinado' : 'página de assinaturas')
})

/** Fetches the provider's signed copy and sends everyone a link to it; retried until the provider has made it. Safe to repeat. */
export const fetchSignedCopy = defineJob<SignedFileRef>('orders.fetch-signed-copy', fetchCopy, {
  whenGivenUp: (signed) => notifyMissingCopy(signed, 'silent'),
})

async function fetchCopy({ orderId, fileId }: SignedFileRef): Promise<void> {
  const signed = fullySignedDocument(await loadOrderRecord(db(), orderId), fileId)
  const envelope = await findSignedEnvelope(db(), fileId)
  const remote = envelope && remoteEnvelope(envelope)
  if (!signed || !remote) return
  const provider = await providerOf(envelope)
  if (!provider) return notifyMissingCopy({ orderId, fileId }, 'unconfigured')
  const refusal = await permanentFailureOf(async () => {
    const content = await provider.signedFile(remote)
    if (!content) throw new SignatureFailure('unavailable', 'the signed file is not there yet')
    requirePdf(content)
    await storeSignedCopy(signed, content, 'assinado')
  })
  if (refusal) await notifyMissingCopy({ orderId, fileId }, { refused: refusal.detail })
}

async function notifyMissingCopy({ fileId }: SignedFileRef, why: Obstacle): Promise<void> {
  const envelope = await findSignedEnvelope(db(), fileId)
  const found = envelope && (await findEnvelope(db(), envelope.id))
  if (found) await notifyStaff(found, 'signed_copy_missing', why)
}

/** A document that everyone has signed and that has no signed copy yet. */
type FullySigned = NonNullable<ReturnType<typeof fullySignedDocument>>

/** The document of this file, if the file still counts, everyone has signed and there is no signed copy yet. */
function fullySignedDocument(record: OrderRecord, fileId: number) {
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
async function storeSignedCopy({ record, file }: FullySigned, content: Uint8Array, label: string): Promise<void> {
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
  const copyId = await insertFile(tx, {
    ...stored,
    documentId: document.id,
    name,
    kind: 'signed',
    certifiesId: file.id,
    // Whoever uploaded the original.
    uploadedBy: file.uploadedBy,
    createdAt: now,
  })
  await sendCopies(tx, record, document, copyId, now)
  await applyTransition(tx, SYSTEM, {
    record,
    command: { action: actionOnFile(document, 'signed'), historyAction: 'signing_completed' },
    outcome: { after: { document: document.documentType, name, sha256: stored.sha256, original_sha256: file.sha256 } },
    now,
  })
}
