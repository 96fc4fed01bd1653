import { db, transaction, type Tx } from '@/server/db/client'
import { PROVIDER_LABEL } from '@/server/integrations/signing/choose-provider'
import type { EnvelopeState, SignatureEvent } from '@/server/integrations/signing/provider'
import { must } from '@/services/invariant/must.rules'
import { everyoneSigned } from '@/services/signing/signing.rules'
import { loadOrderRecord, type OrderRecord } from '../order-record.repository'
import { lockOrder } from '../order.repository'
import { withdrawFromProvider } from './ask-by-provider'
import { awaitedDocument } from './awaited-document'
import { failEnvelope } from './close-envelope'
import { envelopeJob, permanentFailureOf, providerOf, remoteEnvelope } from './envelope-jobs'
import { closeEnvelope, findEnvelope, type FoundEnvelope, markChecked } from './envelopes.repository'
import { signersOf } from './invite-signers'
import { notifyStaff, titleAtProvider } from './notify-staff'
import { recordRefusal, recordSignature } from './record-answer'

/**
 * Reads an envelope's state at the provider and records what is new: signatures, a refusal, an end before everyone signed.
 * Webhooks only trigger this reading, so duplicates and late ones do no harm, and what is recorded is never reverted. An
 * envelope the order no longer waits for is withdrawn.
 */
export const readEnvelope = envelopeJob('orders.read-envelope', runRead, 'provider_unreachable')

async function runRead(id: number): Promise<void> {
  const found = await findEnvelope(db(), id)
  const remote = found?.envelope.closedAt === null ? remoteEnvelope(found.envelope) : undefined
  if (!found || !remote) return
  const record = await loadOrderRecord(db(), found.order.id)
  if (!awaitedDocument(record, found.envelope)) return withdraw(found)
  const provider = await providerOf(found.envelope)
  if (!provider) return failEnvelope(id, endedWithoutProvider(record, found))
  const state = await readOrFail(found, () => provider.read(remote))
  if (!state) return
  for (const event of state.events) await recordEvent(found, event)
  await failIfClosed(id, state)
  await markChecked(db(), id, new Date())
}

/** The state at the provider. An unknown envelope has failed; any other permanent failure is reported to staff. */
async function readOrFail(found: FoundEnvelope, read: () => Promise<EnvelopeState>) {
  let state: EnvelopeState | undefined
  const refusal = await permanentFailureOf(async () => (state = await read()))
  if (refusal?.code === 'not_found') await failEnvelope(found.envelope.id, ENDED)
  else if (refusal) await notifyStaff(found, 'provider_unreachable', { refused: refusal.detail })
  return state
}

const ENDED = {
  end: 'ended',
  historyAction: 'signing_ended',
  message: 'O documento foi encerrado no provedor antes de todos assinarem. Envie de novo.',
} as const

/** The provider is no longer configured, so its state cannot be read. */
function endedWithoutProvider(record: OrderRecord, { envelope }: FoundEnvelope) {
  const provider = PROVIDER_LABEL[envelope.provider]
  const title = titleAtProvider(record, envelope.documentId)
  return {
    end: 'ended',
    historyAction: 'signing_ended',
    message: `O ${provider} não está mais configurado, e o que se assina lá não chega aqui. Cancele “${title}” no painel do ${provider} e envie de novo: todos assinam outra vez.`,
  } as const
}

function withdraw({ envelope, order }: FoundEnvelope): Promise<void> {
  return transaction(async (tx) => {
    await lockOrder(tx, order)
    await withdrawFromProvider(tx, envelope.documentId, new Date())
  })
}

/** Records one event, in its own transaction with the order reloaded. */
function recordEvent({ envelope, order }: FoundEnvelope, event: SignatureEvent): Promise<void> {
  return transaction(async (tx) => {
    await lockOrder(tx, order)
    const now = await findEnvelope(tx, envelope.id)
    if (now?.envelope.closedAt !== null) return
    const record = await loadOrderRecord(tx, order.id)
    const awaited = awaitedDocument(record, envelope)
    const signer = record.signers.find(({ id }) => id === event.person)
    if (!awaited || signer?.signedAt !== null || signer.declinedAt !== null) return
    const proof = {
      consent: `Assinatura colhida pela Clicksign, envelope ${envelope.remoteId ?? ''}`,
      ...(event.kind === 'signed' && event.address && { address: event.address }),
    }
    const answer = { record, ...awaited, signer, at: event.at, proof }
    if (event.kind === 'declined') {
      await recordRefusal(tx, { ...answer, proof: {} }, event.reason)
      await closeEnvelope(tx, envelope.id, 'declined', new Date())
      return
    }
    await recordSignature(tx, answer)
    await closeIfSigned(tx, envelope.id, record, event)
  })
}

async function closeIfSigned(tx: Tx, id: number, record: OrderRecord, { person, at }: SignatureEvent): Promise<void> {
  const documentId = record.signers.find((one) => one.id === person)?.documentId
  const signers = signersOf(record, must(documentId, `document of signer ${String(person)}`)).map((one) =>
    one.id === person ? { ...one, signedAt: at } : one,
  )
  if (everyoneSigned(signers)) await closeEnvelope(tx, id, 'signed', new Date())
}

/** 'closed' does not mean everyone signed: a deadline closes envelopes with one signature too. */
async function failIfClosed(id: number, { status }: EnvelopeState): Promise<void> {
  if (status !== 'closed' && status !== 'canceled') return
  const found = await findEnvelope(db(), id)
  if (found?.envelope.closedAt === null) await failEnvelope(id, ENDED)
}
