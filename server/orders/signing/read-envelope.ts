import { db, transaction, type Tx } from '@/server/db/client'
import { SignatureFailure, type EnvelopeState, type SignatureEvent } from '@/server/integrations/signature/provider'
import { defineJob } from '@/server/jobs/queue'
import { everyoneSigned } from '@/services/signing/signing.rules'
import { lockOrder } from '../order.repository'
import { loadOrderRows, type OrderRows } from '../order-rows.repository'
import { keepRefusal, keepSignature } from './answers'
import { awaitedPaper } from './awaited-paper'
import { withdrawFromProvider } from './by-provider'
import { needProvider, remoteOf } from './envelope-jobs'
import { closeEnvelope, findEnvelope, markChecked, type FoundEnvelope } from './envelopes.repository'
import { giveUpEnvelope } from './give-up-envelope'
import { signersOf } from './invite'

/**
 * Reads at the provider what became of a paper, and keeps what is new: signatures, a refusal, an end before everyone signed.
 * Whatever led here (a message, a repeated one, a late one, nobody at all), the reading is what counts, and what is kept
 * never goes back. A paper that nobody waits for any more is taken back.
 */
export const readEnvelope = defineJob<{ id: number }>('orders.read-envelope', async ({ id }) => {
  const found = await findEnvelope(db(), id)
  const remote = found?.envelope.closedAt === null ? remoteOf(found.envelope) : undefined
  if (!found || !remote) return
  if (!awaitedPaper(await loadOrderRows(db(), found.order.id), found.envelope)) return takeBack(found)
  const state = await readOrEnd(found, async () => (await needProvider()).read(remote))
  if (!state) return
  for (const event of state.events) await keepEvent(found, event)
  await endIfOver(id, state)
  await markChecked(db(), id, new Date())
})

/** What the provider tells; an envelope that it does not know any more is over. */
async function readOrEnd({ envelope }: FoundEnvelope, read: () => Promise<EnvelopeState>) {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof SignatureFailure) || error.code !== 'not_found') throw error
    await giveUpEnvelope(envelope.id, ENDED)
    return undefined
  }
}

const ENDED = {
  end: 'ended',
  as: 'signing_ended',
  message: 'O documento foi encerrado no provedor antes de todos assinarem. Envie de novo.',
} as const

function takeBack({ envelope, order }: FoundEnvelope): Promise<void> {
  return transaction(async (tx) => {
    await lockOrder(tx, order)
    await withdrawFromProvider(tx, envelope.documentId, new Date())
  })
}

/** One event, in a transaction of its own with the order as it is by then. */
function keepEvent({ envelope, order }: FoundEnvelope, event: SignatureEvent): Promise<void> {
  return transaction(async (tx) => {
    await lockOrder(tx, order)
    const now = await findEnvelope(tx, envelope.id)
    if (now?.envelope.closedAt !== null) return
    const rows = await loadOrderRows(tx, order.id)
    const paper = awaitedPaper(rows, envelope)
    const signer = rows.signers.find(({ id }) => id === event.person)
    if (!paper || signer?.signedAt !== null || signer.declinedAt !== null) return
    const proof = {
      consent: `Assinatura colhida pela Clicksign, envelope ${envelope.remoteId ?? ''}`,
      ...(event.kind === 'signed' && event.address && { address: event.address }),
    }
    const answer = { rows, ...paper, signer, at: event.at, proof }
    if (event.kind === 'declined') {
      await keepRefusal(tx, { ...answer, proof: {} }, event.reason)
      await closeEnvelope(tx, envelope.id, 'declined', new Date())
      return
    }
    await keepSignature(tx, answer)
    await closeIfSigned(tx, envelope.id, rows, event)
  })
}

async function closeIfSigned(tx: Tx, id: number, rows: OrderRows, { person, at }: SignatureEvent): Promise<void> {
  const documentId = rows.signers.find((one) => one.id === person)?.documentId
  const signers = signersOf(rows, documentId ?? 0).map((one) => (one.id === person ? { ...one, signedAt: at } : one))
  if (everyoneSigned(signers)) await closeEnvelope(tx, id, 'signed', new Date())
}

/** 'closed' does not say that everyone signed: a deadline closes what has one signature. */
async function endIfOver(id: number, { status }: EnvelopeState): Promise<void> {
  if (status !== 'closed' && status !== 'canceled') return
  const found = await findEnvelope(db(), id)
  if (found?.envelope.closedAt === null) await giveUpEnvelope(id, ENDED)
}
