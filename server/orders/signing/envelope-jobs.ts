import { db, transaction } from '@/server/db/client'
import { PROVIDER_LABEL, signatureProvider } from '@/server/integrations/signing/choose-provider'
import { type Envelope, SignatureFailure, type SignatureProvider } from '@/server/integrations/signing/provider'
import { defineJob } from '@/server/jobs/queue'
import { readFile } from '@/server/storage/storage'
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

/** A job about an envelope; staff are notified when its last attempt has failed. */
export const envelopeJob = (name: string, work: (id: number) => Promise<void>, telling: StaffNotice) =>
  defineJob<EnvelopeJob>(name, ({ id }) => work(id), {
    whenGivenUp: async ({ id }) => {
      const found = await findEnvelope(db(), id)
      if (found) await notifyStaff(found, telling, 'silent')
    },
  })

export const sendEnvelope = envelopeJob('orders.send-envelope', sendToProvider, 'provider_unreachable')

/**
 * Creates a draft at the provider, stores its remote id, and only then activates it: a process that dies in between leaves an
 * unused draft or continues from the stored one. A permanent failure goes back to staff.
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

/** Undefined when the order no longer waits for it, or another run was faster; an unused draft is harmless. */
async function draftAtProvider(
  provider: SignatureProvider,
  { envelope, order }: FoundEnvelope,
): Promise<Envelope | undefined> {
  const record = await loadOrderRecord(db(), order.id)
  const awaited = awaitedDocument(record, envelope)
  if (!awaited) {
    await transaction((tx) => closeEnvelope(tx, envelope.id, 'withdrawn', new Date()))
    return undefined
  }
  const { document, file } = awaited
  const drafted = await provider.draft({
    title: titleAtProvider(record, document.id),
    fileName: `${file.name.replace(/\.pdf$/i, '')}.pdf`,
    content: await readFile(file.storageKey),
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

/** Reminds the next signers; failures surface when the envelope is read. */
export const remindEnvelope = envelopeJob(
  'orders.remind-envelope',
  async (id) => {
    const found = await findEnvelope(db(), id)
    const remote = found?.envelope.status === 'running' ? remoteEnvelope(found.envelope) : undefined
    if (found && remote) await permanentFailureOf(async () => (await providerOf(found.envelope))?.remind(remote))
  },
  'provider_unreachable',
)

/** Cancels a withdrawn envelope at the provider; asks staff to do it where we cannot. */
export const cancelEnvelope = envelopeJob(
  'orders.cancel-envelope',
  async (id) => {
    const found = await findEnvelope(db(), id)
    const remote = found && remoteEnvelope(found.envelope)
    if (!remote) return
    const provider = await providerOf(found.envelope)
    const refusal = await permanentFailureOf(async () => provider?.cancel(remote))
    if (!provider) await notifyStaff(found, 'envelope_not_cancelled', 'unconfigured')
    // An unknown envelope cannot be signed.
    else if (refusal && refusal.code !== 'not_found')
      await notifyStaff(found, 'envelope_not_cancelled', { refused: refusal.detail })
  },
  'envelope_not_cancelled',
)

/** Runs a provider call without retrying permanent failures. @returns the permanent failure, if any */
export async function permanentFailureOf(call: () => Promise<unknown>): Promise<SignatureFailure | undefined> {
  try {
    await call()
    return undefined
  } catch (error) {
    if (!(error instanceof SignatureFailure) || error.isPassing) throw error
    return error
  }
}
