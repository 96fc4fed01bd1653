import type { Tx } from '@/server/db/client'
import { everyoneSigned } from '@/services/signing/signing.rules'
import { actionOnFile } from '../documents/file-actions'
import type { DocumentRow, OrderRecord, SignerRow } from '../order-record.repository'
import { applyTransition, type CommandResult } from '../workflow/apply-transition'
import { evidenceOf, signersOf } from './invite-signers'
import { askNextSigners, signingMethod } from './signing-method'
import { insertEvidence, markDeclined, markSigned } from './signing.repository'

/** A signer's answer about a file, with its proof. The order is locked; `record` was loaded under the lock. */
export type SignerAnswer = {
  record: OrderRecord
  document: DocumentRow
  file: Pick<OrderRecord['files'][number], 'id' | 'sha256'>
  signer: SignerRow
  /** When they answered; a provider may report it later. */
  at: Date
  proof: { address?: string; userAgent?: string; typedName?: string; consent?: string }
  requestId?: string
}

/**
 * Records a signature with its evidence. The next signers are asked; after the last one the signed copy is queued and it is
 * staff's turn.
 * @returns how many have not signed yet
 */
export async function recordSignature(tx: Tx, answer: SignerAnswer): Promise<number> {
  const { record, document, file, signer, at, proof } = answer
  await insertEvidence(tx, [{ ...evidenceOf(signer, file, 'signed', at), ...proof }])
  await markSigned(tx, signer.id, at)
  const signers = signersOf(record, document.id).map((one) => (one.id === signer.id ? { ...one, signedAt: at } : one))
  const now = new Date()
  if (everyoneSigned(signers)) await signingMethod().complete(tx, { orderId: record.order.id, fileId: file.id })
  else if (isPlaceDone(signers, signer)) await askNextSigners(tx, { record: { ...record, signers }, document, now })
  const after = { ...toHistory(answer), sha256: file.sha256, address: proof.address }
  await applyAnswer(tx, answer, 'signer_signed', { after }, now)
  return signers.filter(({ signedAt }) => signedAt === null).length
}

/** Records a refusal and its reason: it is staff's turn, and nobody else is asked until they send the document again. */
export async function recordRefusal(tx: Tx, answer: SignerAnswer, reason: string): Promise<void> {
  const { file, signer, at, proof } = answer
  await insertEvidence(tx, [{ ...evidenceOf(signer, file, 'declined', at), reason, ...proof }])
  await markDeclined(tx, signer.id, at, reason)
  await applyAnswer(tx, answer, 'signer_declined', { message: reason, after: toHistory(answer) }, new Date())
}

const toHistory = ({ document, signer }: SignerAnswer) => ({
  document: document.documentType,
  signer: signer.name,
  role: signer.role,
})

async function applyAnswer(
  tx: Tx,
  { record, document, signer, requestId }: SignerAnswer,
  historyAction: 'signer_signed' | 'signer_declined',
  outcome: CommandResult,
  now: Date,
): Promise<void> {
  const author = { id: null, name: signer.name, requestId }
  const command = { action: actionOnFile(document, 'signed'), historyAction }
  await applyTransition(tx, author, { record, command, outcome, now })
}

/** Everyone who shares this place in the signing order has signed. */
const isPlaceDone = (signers: OrderRecord['signers'], { position }: { position: number }): boolean =>
  signers.every((one) => one.position !== position || one.signedAt !== null)
