import { db, transaction, type Tx } from '@/server/db/client'
import { PROVIDER_LABEL } from '@/server/integrations/signature/choose-provider'
import type { EnvelopeState, SignatureEvent } from '@/server/integrations/signature/provider'
import { everyoneSigned } from '@/services/signing/signing.rules'
import { lockOrder } from '../order.repository'
import { loadOrderRows, type OrderRows } from '../order-rows.repository'
import { keepRefusal, keepSignature } from './answers'
import { awaitedPaper } from './awaited-paper'
import { withdrawFromProvider } from './by-provider'
import { envelopeJob, providerOf, refusalOf, remoteOf } from './envelope-jobs'
import { closeEnvelope, findEnvelope, markChecked, type FoundEnvelope } from './envelopes.repository'
import { giveUpEnvelope } from './give-up-envelope'
import { signersOf } from './invite'
import { nameAtProvider, tellStaff } from './tell-staff'

/**
 * Reads at the provider what became of a paper, and keeps what is new: signatures, a refusal, an end before everyone signed.
 * Whatever led here (a message, a repeated one, a late one, nobody at all), the reading is what counts, and what is kept
 * never goes back. A paper that nobody waits for any more is taken back.
 */
export const readEnvelope = envelopeJob('orders.read-envelope', runRead, 'provider_unreachable')

async function runRead(id: number): Promise<void> {
  const found = await findEnvelope(db(), id)
  const remote = found?.envelope.closedAt === null ? remoteOf(found.envelope) : undefined
  if (!found || !remote) return
  const rows = await loadOrderRows(db(), found.order.id)
  if (!awaitedPaper(rows, found.envelope)) return takeBack(found)
  const provider = await providerOf(found.envelope)
  if (!provider) return giveUpEnvelope(id, endedUnread(rows, found))
  const state = await readOrEnd(found, () => provider.read(remote))
  if (!state) return
  for (const event of state.events) await keepEvent(found, event)
  await endIfOver(id, state)
  await markChecked(db(), id, new Date())
}

/** What the provider tells; an envelope that it does not know any more is over, and one that it hides is staff's to see to. */
async function readOrEnd(found: FoundEnvelope, read: () => Promise<EnvelopeState>) {
  let state: EnvelopeState | undefined
  const refusal = await refusalOf(async () => (state = await read()))
  if (refusal?.code === 'not_found') await giveUpEnvelope(found.envelope.id, ENDED)
  else if (refusal) await tellStaff(found, 'provider_unreachable', { refused: refusal.detail })
  return state
}

const ENDED = {
  end: 'ended',
  as: 'signing_ended',
  message: 'O documento foi encerrado no provedor antes de todos assinarem. Envie de novo.',
} as const

/** Nobody will ever hear what is signed there. */
function endedUnread(rows: OrderRows, { envelope }: FoundEnvelope) {
  const provider = PROVIDER_LABEL[envelope.provider]
  const paper = nameAtProvider(rows, envelope.documentId)
  return {
    end: 'ended',
    as: 'signing_ended',
    message: `O ${provider} não está mais configurado, e o que se assina lá não chega aqui. Cancele “${paper}” no painel do ${provider} e envie de novo: todos assinam outra vez.`,
  } as const
}

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
