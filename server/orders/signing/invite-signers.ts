import { newToken } from '@/server/auth/secrets.service'
import type { Tx } from '@/server/db/client'
import type { EvidenceEvent } from '@/server/db/schema/signing'
import { mailAccount } from '@/server/notifications/notifications.service'
import { COPY_DAYS, LINK_DAYS, nextToSign } from '@/services/signing/signing.rules'
import type { DocumentRow, OrderRecord } from '../order-record.repository'
import { copyMail, documentTitle, invitationMail, reminderMail } from './signing-mail-texts'
import { insertEvidence, insertLink, markAsked, type NewEvidence } from './signing.repository'

type SignerRow = OrderRecord['signers'][number]
type FileRow = OrderRecord['files'][number]

const DAY_MS = 86_400_000

/** The file of a document that is signed: the newest original. */
export const fileToSign = (record: OrderRecord, documentId: number): FileRow | undefined =>
  record.files.filter((file) => file.documentId === documentId && file.kind === 'original').at(-1)

export const signersOf = (record: OrderRecord, documentId: number): SignerRow[] =>
  record.signers.filter((signer) => signer.documentId === documentId)

/** What proves what a person did with a file. */
export const evidenceOf = (
  signer: Pick<SignerRow, 'id' | 'documentId' | 'name' | 'email' | 'cpf' | 'role'>,
  file: Pick<FileRow, 'id' | 'sha256'>,
  event: EvidenceEvent,
  createdAt: Date,
): NewEvidence => ({
  documentId: signer.documentId,
  fileId: file.id,
  signerId: signer.id,
  event,
  sha256: file.sha256,
  name: signer.name,
  email: signer.email,
  cpf: signer.cpf,
  role: signer.role,
  createdAt,
})

export const mailDocumentOf = (
  { order, company }: Pick<OrderRecord, 'order' | 'company'>,
  { documentType }: DocumentRow,
) => ({
  title: documentTitle(documentType, order.contractNumber),
  company: company.corporateName,
  orderMaskId: order.orderMaskId,
})

/** The reminder count after asking now: a pending request is reminded, any other starts over. */
export const remindersAfterAsking = ({ notifiedAt, declinedAt, lapsedAt, reminders }: SignerRow): number =>
  notifiedAt !== null && declinedAt === null && lapsedAt === null ? reminders + 1 : 0

/** How long a link lives that is sent now. */
export const linkExpiry = (now: Date): Date => new Date(now.getTime() + LINK_DAYS * DAY_MS)

/**
 * Sends those whose turn it is to sign a personal link each; an earlier link of theirs is closed by it.
 * @returns who was asked
 */
export async function inviteNextSigners(
  tx: Tx,
  { record, document, now }: { record: OrderRecord; document: DocumentRow; now: Date },
): Promise<SignerRow[]> {
  const file = fileToSign(record, document.id)
  if (!file) return []
  const asked = nextToSign(signersOf(record, document.id))
  for (const signer of asked) await sendLink(tx, { record, document, file, signer, now, expiresAt: linkExpiry(now) })
  return asked
}

type LinkToSend = {
  record: OrderRecord
  document: DocumentRow
  file: FileRow
  signer: SignerRow
  now: Date
  expiresAt: Date
  isLastCall?: boolean
}

/** A personal link by mail, to somebody who is asked or reminded. */
export async function sendLink(tx: Tx, { record, document, file, signer, now, expiresAt, isLastCall }: LinkToSend) {
  const { token, tokenHash } = newToken()
  const reminders = remindersAfterAsking(signer)
  const mailDocument = mailDocumentOf(record, document)
  await insertLink(tx, { signerId: signer.id, fileId: file.id, purpose: 'sign', tokenHash, expiresAt }, now)
  await mailAccount(tx, {
    eventKey: `signer:${String(signer.id)}:${String(record.order.version + 1)}`,
    to: signer.email,
    orderId: record.order.id,
    data:
      reminders > 0
        ? reminderMail(mailDocument, signer, { token, expiresAt, isLastCall })
        : invitationMail(mailDocument, signer, token, expiresAt),
  })
  await insertEvidence(tx, [evidenceOf(signer, file, 'invited', now)])
  await markAsked(tx, signer.id, { notifiedAt: now, linkExpiresAt: expiresAt, reminders })
}

/** Sends everyone who signed a link to the copy that everyone signed. */
export async function sendCopies(tx: Tx, record: OrderRecord, document: DocumentRow, fileId: number, now: Date) {
  for (const signer of signersOf(record, document.id)) {
    const { token, tokenHash } = newToken()
    const expiresAt = new Date(now.getTime() + COPY_DAYS * DAY_MS)
    await insertLink(tx, { signerId: signer.id, fileId, purpose: 'copy', tokenHash, expiresAt }, now)
    await mailAccount(tx, {
      eventKey: `signed-copy:${String(signer.id)}:${String(fileId)}`,
      to: signer.email,
      orderId: record.order.id,
      data: copyMail(mailDocumentOf(record, document), signer, token),
    })
  }
}
