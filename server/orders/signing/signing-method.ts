import type { Tx } from '@/server/db/client'
import { providerInUse, type ProviderName } from '@/server/integrations/signing/choose-provider'
import type { DocumentRow, OrderRecord } from '../order-record.repository'
import { requestByProvider, withdrawFromProvider } from './ask-by-provider'
import { findOpenEnvelope, findSignedEnvelope, hasEnvelope } from './envelopes.repository'
import { fileToSign, inviteNextSigners, signersOf } from './invite-signers'
import { certifySignatures, fetchSignedCopy } from './signed-copy'
import { closeLinks } from './signing.repository'

type SignerRow = OrderRecord['signers'][number]

/** A document to be sent to its signers; its order is locked. */
export type SigningRequest = { record: OrderRecord; document: DocumentRow; now: Date }

/**
 * How a document reaches its signers. The orders know only this interface. Everything happens in the
 * caller's transaction and under the order's lock; what goes over a network is a job enqueued there. Answers are
 * recorded by `recordSignature` and `recordRefusal` (record-answer.ts), the finished copy by `storeSignedCopy` (store-signed-copy.ts).
 */
export type SigningMethod = {
  /**
   * Asks those whose turn it is: when staff send the document, when they remind, and (`askNextSigners`) when everyone before them
   * has signed.
   * @returns who was asked
   */
  ask: (tx: Tx, asking: SigningRequest) => Promise<SignerRow[]>
  /** Withdraws the request: nobody can sign this document through what they were sent. */
  withdraw: (tx: Tx, documentId: number, now: Date) => Promise<void>
  /** Everyone has signed this file: queues the signed copy. Idempotent. */
  complete: (tx: Tx, signed: { orderId: number; fileId: number }) => Promise<void>
}

/** A personal link by mail to a page of ours (ADR 0504). */
const builtIn: SigningMethod = {
  ask: async (tx, asking) => {
    // It may be with a provider that is no longer configured.
    await withdrawFromProvider(tx, asking.document.id, asking.now)
    return inviteNextSigners(tx, asking)
  },
  withdraw: withdrawRequest,
  complete,
}

/** A provider's own page and mails (ADR 0508). */
const byProvider = (provider: ProviderName): SigningMethod => ({
  ask: async (tx, asking) =>
    (await isSignedByLink(tx, asking)) ? inviteNextSigners(tx, asking) : requestByProvider(tx, provider, asking),
  withdraw: withdrawRequest,
  complete,
})

/** The one that the settings name. */
export function signingMethod(): SigningMethod {
  const provider = providerInUse()
  return provider ? byProvider(provider) : builtIn
}

/**
 * Asks the next signers once everyone before them has signed, by the method the document was sent with, even if the settings
 * name another one by now. Sending again uses the configured method.
 */
export async function askNextSigners(tx: Tx, asking: SigningRequest): Promise<void> {
  const live = await findOpenEnvelope(tx, asking.document.id)
  await (live ? requestByProvider(tx, live.provider, asking) : signingMethod().ask(tx, asking))
}

/** Somebody has already signed through a link of ours: the others continue that way. */
async function isSignedByLink(tx: Tx, { record, document }: SigningRequest): Promise<boolean> {
  const file = fileToSign(record, document.id)
  const isBegun = signersOf(record, document.id).some(({ signedAt }) => signedAt !== null)
  return isBegun && file !== undefined && !(await hasEnvelope(tx, file.id))
}

async function withdrawRequest(tx: Tx, documentId: number, now: Date): Promise<void> {
  await closeLinks(tx, documentId, now)
  await withdrawFromProvider(tx, documentId, now)
}

async function complete(tx: Tx, signed: { orderId: number; fileId: number }): Promise<void> {
  const isAtProvider = (await findSignedEnvelope(tx, signed.fileId)) !== undefined
  await (isAtProvider ? fetchSignedCopy : certifySignatures).enqueue(tx, signed)
}
