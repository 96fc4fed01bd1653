import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { maskCpf } from '@/services/format/format.rules'
import { validChecks } from '@/services/orders/documents/document-review.rules'
import { currentFiles } from '@/services/orders/documents/document-state.rules'
import type { OrderDocument, Signer } from '@/services/orders/documents/documents.schema'
import { stageOfDocument } from '@/services/orders/documents/required-documents.rules'
import { nextReminderOn } from '@/services/orders/signing/reminder-schedule.rules'
import { positionOf } from '@/services/orders/workflow/stages.rules'
import type { OrderRecord, SignerRow } from '../order-record.repository'
import { isOurSigner } from '../snapshot.mapper'
import { isAwaitingSignature, toReminderFacts } from '../signing/awaiting-signer'

type DocumentRow = OrderRecord['documents'][number]
type FileRow = OrderRecord['files'][number]

/**
 * The documents to show, to customers without who of us checked and decided; a contract and a delivery term only from their stage on, or once they
 * have files.
 */
export function toDocuments(record: OrderRecord, actor: Actor): OrderDocument[] {
  const reached = positionOf(record.order.stageName)
  return record.documents
    .map((document) => toDocument(document, record))
    .map((document) => (isCustomer(actor) ? { ...document, decided_by: null, checks: [] } : document))
    .filter(({ document_type, is_signable, files }) => {
      return !is_signable || files.length > 0 || reached >= positionOf(stageOfDocument(document_type))
    })
}

/** A document as staff see it. */
export function toDocument(document: DocumentRow, { files, documentChecks }: OrderRecord): OrderDocument {
  const { decidedBy } = document
  const checks = documentChecks.filter(({ documentId }) => documentId === document.id).map(toCheck)
  const shown = {
    id: document.id,
    document_type: document.documentType,
    required: document.required,
    is_signable: document.isSignable,
    is_extra: document.isExtra,
    approved: document.approved,
    message: document.message,
    decided_at: document.decidedAt?.toISOString() ?? null,
    decided_by: decidedBy === null ? null : { id: decidedBy, name: document.decidedByName },
    checks,
    files: files.filter(({ documentId }) => documentId === document.id).map(toFile),
  }
  return { ...shown, checks: validChecks(checks, currentFiles(shown)) }
}

const toCheck = ({ point, checkedBy, checkedAt, name }: OrderRecord['documentChecks'][number]) => ({
  point,
  by: { id: checkedBy, name },
  at: checkedAt.toISOString(),
})

const toFile = (file: FileRow): OrderDocument['files'][number] => ({
  id: file.id,
  name: file.name,
  size: file.size,
  sha256: file.sha256,
  kind: file.kind,
  created_at: file.createdAt.toISOString(),
})

/** Everyone who signs something of the order. */
export function toSigners(record: OrderRecord): Signer[] {
  const awaited = record.documents.filter(({ documentType }) => isAwaitingSignature(record, documentType))
  return record.signers.map((signer) => ({
    ...toSigner(
      signer,
      awaited.some(({ id }) => id === signer.documentId),
    ),
    ours: isOurSigner(signer),
  }))
}

/** @param isReminded their order waits for nothing but them and others to sign */
export const toSigner = (signer: SignerRow, isReminded: boolean, now = new Date()): Omit<Signer, 'ours'> => ({
  id: signer.id,
  document_id: signer.documentId,
  name: signer.name,
  email: signer.email,
  cpf: maskCpf(signer.cpf),
  role: signer.role,
  order: signer.position,
  asked_at: signer.notifiedAt?.toISOString() ?? null,
  reminded_at: signer.reminders > 0 ? (signer.notifiedAt?.toISOString() ?? null) : null,
  next_reminder_on: isReminded ? nextReminderOf(signer, now) : null,
  lapsed_at: signer.lapsedAt?.toISOString() ?? null,
  signed_at: signer.signedAt?.toISOString() ?? null,
  declined_at: signer.declinedAt?.toISOString() ?? null,
  decline_reason: signer.declineReason,
})

function nextReminderOf(signer: SignerRow, now: Date): string | null {
  const asked = toReminderFacts(signer)
  return asked ? nextReminderOn(asked, now) : null
}
