import type { Tx } from '@/server/db/client'
import type { ProviderName } from '@/server/integrations/signing/choose-provider'
import { nextToSign } from '@/services/signing/signing.rules'
import { clearSignatures } from '../documents/documents.repository'
import type { DocumentRow, OrderRecord } from '../order-record.repository'
import { cancelEnvelope, remindEnvelope, sendEnvelope } from './envelope-jobs'
import { closeEnvelope, findOpenEnvelope, insertEnvelope } from './envelopes.repository'
import { evidenceOf, fileToSign, remindersAfterAsking, signersOf } from './invite-signers'
import { insertEvidence, markAsked } from './signing.repository'

type SignerRow = OrderRecord['signers'][number]
type SigningRequest = { record: OrderRecord; document: DocumentRow; now: Date }

/**
 * Has a provider ask people to sign: the first time it is sent the whole document with everyone in their order, and asks whoever
 * comes next by itself; staff who send again remind those whose turn it is. A document whose envelope has ended goes out in a
 * new one, in which everyone signs again: the provider's copy proves what was signed in one envelope.
 * @returns who was asked
 */
export async function requestByProvider(
  tx: Tx,
  provider: ProviderName,
  { record, document, now }: SigningRequest,
): Promise<SignerRow[]> {
  const file = fileToSign(record, document.id)
  const signers = signersOf(record, document.id)
  if (!file || signers.length === 0) return []
  const live = await findOpenEnvelope(tx, document.id)
  const asked = nextToSign(live ? signers : signers.map((one) => ({ ...one, signedAt: null })))
  if (!live) {
    await clearSignatures(tx, document.id)
    const id = await insertEnvelope(tx, { documentId: document.id, fileId: file.id, provider })
    await sendEnvelope.enqueue(tx, { id })
  } else if (asked.some(({ notifiedAt }) => notifiedAt !== null)) {
    await remindEnvelope.enqueue(tx, { id: live.id })
  }
  const invited = asked.map((signer) => evidenceOf(signer, file, 'invited', now))
  await insertEvidence(tx, invited)
  for (const signer of asked)
    await markAsked(tx, signer.id, {
      notifiedAt: now,
      linkExpiresAt: null,
      reminders: live ? remindersAfterAsking(signer) : 0,
    })
  return asked
}

/** Withdraws a document from the provider: signatures given there no longer count. */
export async function withdrawFromProvider(tx: Tx, documentId: number, now: Date): Promise<void> {
  const live = await findOpenEnvelope(tx, documentId)
  if (!live || !(await closeEnvelope(tx, live.id, 'withdrawn', now))) return
  await cancelEnvelope.enqueue(tx, { id: live.id })
}
