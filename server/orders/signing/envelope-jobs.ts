import { db, transaction } from '@/server/db/client'
import { PROVIDER_LABEL, signatureProvider } from '@/server/integrations/signature/choose-provider'
import { type Envelope, SignatureFailure, type SignatureProvider } from '@/server/integrations/signature/provider'
import { defineJob } from '@/server/jobs/queue'
import { openFile } from '@/server/storage/storage'
import { loadOrderRecord } from '../order-record.repository'
import { awaitedDocument } from './awaited-document'
import { failEnvelope } from './close-envelope'
import {
  closeEnvelope,
  type EnvelopeRow,
  findEnvelope,
  type FoundEnvelope,
  markRunning,
  saveDraft,
} from './envelopes.repository'
import { signersOf } from './invite-signers'
import { notifyStaff, type StaffNotice, titleAtProvider } from './notify-staff'

type EnvelopeJob = { id: number }

const DAY_MS = 86_400_000
/** How long a provider waits for signatures. */
const DEADLINE_DAYS = 30

/** What the provider calls it; undefined before it is drafted there. */
export const remoteEnvelope = ({ remoteId, remoteDocumentId, people }: EnvelopeRow): Envelope | undefined =>
  remoteId && remoteDocumentId ? { envelopeId: remoteId, documentId: remoteDocumentId, people } : undefined

/** The provider that an envelope is with, in use or not any more; undefined once its settings are gone. */
export const providerOf = async ({ provider }: EnvelopeRow): Promise<SignatureProvider | undefined> =>
  (await signatureProvider(provider))?.provider

/** A job about an envelope; staff are told when its last try has failed. */
export const envelopeJob = (name: string, work: (id: number) => Promise<void>, telling: StaffNotice) =>
  defineJob<EnvelopeJob>(name, ({ id }) => work(id), {
    whenGivenUp: async ({ id }) => {
      const found = await findEnvelope(db(), id)
      if (found) await notifyStaff(found, telling, 'silent')
    },
  })

export const sendEnvelope = envelopeJob('orders.send-envelope', sendToProvider, 'provider_unreachable')

/**
 * Drafts a paper at the provider, keeps its name there, and only then has people asked: a process that dies in between leaves
 * a draft that nobody sees, or goes on from the one it had. What the provider refuses for good comes back to staff.
 */
export async function sendToProvider(id: number): Promise<void> {
  const found = await findEnvelope(db(), id)
  if (found?.envelope.status !== 'sending') return
  const provider = await providerOf(found.envelope)
  if (!provider) {
    const message = `O ${PROVIDER_LABEL[found.envelope.provider]} não está mais configurado, e o documento não chegou a ninguém. Envie de novo.`
    return failEnvelope(id, { end: 'refused', historyAction: 'signing_refused', message })
  }
  try {
    const drafted = remoteEnvelope(found.envelope) ?? (await draftAtProvider(provider, found))
    if (!drafted) return
    await provider.activate(drafted)
    await markRunning(db(), id)
  } catch (error) {
    if (!(error instanceof SignatureFailure) || error.isPassing) throw error
    await failEnvelope(id, {
      end: 'refused',
      historyAction: 'signing_refused',
      message: `O provedor respondeu: ${error.detail}`,
    })
  }
}

/** Undefined when nobody waits for it any more, or another run was faster: a draft stays where it is, and nobody hears of it. */
async function draftAtProvider(
  provider: SignatureProvider,
  { envelope, order }: FoundEnvelope,
): Promise<Envelope | undefined> {
  const record = await loadOrderRecord(db(), order.id)
  const paper = awaitedDocument(record, envelope)
  if (!paper) {
    await transaction((tx) => closeEnvelope(tx, envelope.id, 'withdrawn', new Date()))
    return undefined
  }
  const { document, file } = paper
  const drafted = await provider.draft({
    title: titleAtProvider(record, document.id),
    fileName: `${file.name.replace(/\.pdf$/i, '')}.pdf`,
    content: new Uint8Array(await new Response(await openFile(file.storageKey)).arrayBuffer()),
    people: signersOf(record, document.id).map(({ id, name, email, cpf, role, position }) => ({
      id,
      name,
      email,
      cpf,
      role,
      place: position,
    })),
    deadline: new Date(Date.now() + DEADLINE_DAYS * DAY_MS),
  })
  return (await saveDraft(db(), envelope.id, drafted)) ? drafted : undefined
}

/** Reminds those whose turn it is; what cannot be reminded of is found out by reading it. */
export const remindEnvelope = envelopeJob(
  'orders.remind-envelope',
  async (id) => {
    const found = await findEnvelope(db(), id)
    const remote = found?.envelope.status === 'running' ? remoteEnvelope(found.envelope) : undefined
    if (found && remote) await permanentFailureOf(async () => (await providerOf(found.envelope))?.remind(remote))
  },
  'provider_unreachable',
)

/** Ends it at the provider, where it has been taken back here; staff do so where we cannot. */
export const cancelEnvelope = envelopeJob(
  'orders.cancel-envelope',
  async (id) => {
    const found = await findEnvelope(db(), id)
    const remote = found && remoteEnvelope(found.envelope)
    if (!remote) return
    const provider = await providerOf(found.envelope)
    const refusal = await permanentFailureOf(async () => provider?.cancel(remote))
    if (!provider) await notifyStaff(found, 'envelope_not_cancelled', 'unconfigured')
    // What is not known there is not signed there either.
    else if (refusal && refusal.code !== 'not_found')
      await notifyStaff(found, 'envelope_not_cancelled', { refused: refusal.detail })
  },
  'envelope_not_cancelled',
)

/** What the provider refuses for good is not asked again. @returns why it did */
export async function permanentFailureOf(call: () => Promise<unknown>): Promise<SignatureFailure | undefined> {
  try {
    await call()
    return undefined
  } catch (error) {
    if (!(error instanceof SignatureFailure) || error.isPassing) throw error
    return error
  }
}
