import { db, transaction } from '@/server/db/client'
import { signatureProvider } from '@/server/integrations/signature/choose-provider'
import { SignatureFailure, type Envelope, type SignatureProvider } from '@/server/integrations/signature/provider'
import { defineJob } from '@/server/jobs/queue'
import { openFile } from '@/server/storage/storage'
import { loadOrderRows } from '../order-rows.repository'
import { awaitedPaper } from './awaited-paper'
import { giveUpEnvelope } from './give-up-envelope'
import {
  closeEnvelope,
  findEnvelope,
  keepDraft,
  markRunning,
  type EnvelopeRow,
  type FoundEnvelope,
} from './envelopes.repository'
import { signersOf } from './invite'
import { paperTitle } from './mail-words'

type Named = { id: number }

const DAY_MS = 86_400_000
/** How long a provider waits for signatures. */
const DEADLINE_DAYS = 30

/** What the provider calls it; undefined before it is drafted there. */
export const remoteOf = ({ remoteId, remoteDocumentId, people }: EnvelopeRow): Envelope | undefined =>
  remoteId && remoteDocumentId ? { envelopeId: remoteId, documentId: remoteDocumentId, people } : undefined

/** The provider, or a failure that passes: the settings may name it again, and the job is tried again then. */
export async function needProvider(): Promise<SignatureProvider> {
  const chosen = await signatureProvider()
  if (!chosen) throw new SignatureFailure('unavailable', 'no provider is configured')
  return chosen.provider
}

export const sendEnvelope = defineJob<Named>('orders.send-envelope', ({ id }) => runSend(id))

/**
 * Drafts a paper at the provider, keeps its name there, and only then has people asked: a process that dies in between leaves
 * a draft that nobody sees, or goes on from the one it had. What the provider refuses for good comes back to staff.
 */
export async function runSend(id: number): Promise<void> {
  const found = await findEnvelope(db(), id)
  if (found?.envelope.status !== 'sending') return
  const provider = await needProvider()
  try {
    const drafted = remoteOf(found.envelope) ?? (await draft(provider, found))
    if (!drafted) return
    await provider.activate(drafted)
    await markRunning(db(), id)
  } catch (error) {
    if (!(error instanceof SignatureFailure) || error.isPassing) throw error
    await giveUpEnvelope(id, {
      end: 'refused',
      as: 'signing_refused',
      message: `O provedor respondeu: ${error.detail}`,
    })
  }
}

/** Undefined when nobody waits for it any more, or another run was faster: a draft stays where it is, and nobody hears of it. */
async function draft(provider: SignatureProvider, { envelope, order }: FoundEnvelope): Promise<Envelope | undefined> {
  const rows = await loadOrderRows(db(), order.id)
  const paper = awaitedPaper(rows, envelope)
  if (!paper) {
    await transaction((tx) => closeEnvelope(tx, envelope.id, 'withdrawn', new Date()))
    return undefined
  }
  const { document, file } = paper
  const drafted = await provider.draft({
    title: `${paperTitle(document.documentType, rows.order.contractNumber)}, pedido ${rows.order.orderMaskId}`,
    fileName: `${file.name.replace(/\.pdf$/i, '')}.pdf`,
    content: new Uint8Array(await new Response(await openFile(file.storageKey)).arrayBuffer()),
    people: signersOf(rows, document.id).map(({ id, name, email, cpf, role, position }) => ({
      id,
      name,
      email,
      cpf,
      role: role as 'signer' | 'witness',
      place: position,
    })),
    deadline: new Date(Date.now() + DEADLINE_DAYS * DAY_MS),
  })
  return (await keepDraft(db(), envelope.id, drafted)) ? drafted : undefined
}

/** Reminds those whose turn it is; what cannot be reminded of is found out by reading it. */
export const remindEnvelope = defineJob<Named>('orders.remind-envelope', async ({ id }) => {
  const found = await findEnvelope(db(), id)
  const remote = found?.envelope.status === 'running' ? remoteOf(found.envelope) : undefined
  if (remote) await orFinal((await needProvider()).remind(remote))
})

/** Ends it at the provider, where it has been taken back here. */
export const cancelEnvelope = defineJob<Named>('orders.cancel-envelope', async ({ id }) => {
  const found = await findEnvelope(db(), id)
  const remote = found && remoteOf(found.envelope)
  if (remote) await orFinal((await needProvider()).cancel(remote))
})

/** What the provider refuses for good is not asked again. */
async function orFinal(call: Promise<void>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof SignatureFailure) || error.isPassing) throw error
  }
}
