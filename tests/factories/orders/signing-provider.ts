import { createApp } from '@/server/app'
import {
  SANDBOX_ACCESS,
  type SandboxWebhook,
  type SignatureSandbox,
  startSignatureSandbox,
} from '@/server/integrations/signing/sandbox/server'
import { reconcileEnvelopes } from '@/server/orders/signing/signing-schedules'
import type { Order } from '@/services/orders/orders.schema'
import { rowsOf } from '../rows'
import { runJobs } from '../run-jobs'
import { the } from '../the'
import { orderOf, type Team } from './order-road'
import { aContractToSign, type Person, sendToSign } from './signing'

const app = createApp()

type AtProvider = {
  sandbox: SignatureSandbox
  /** Messages of the provider that are not delivered yet. */
  messages: SandboxWebhook[]
}

const now: Partial<AtProvider> = {}

/** The provider of this test file, with its messages in this test. */
export const atWork = (): AtProvider => now as AtProvider

/** Makes the tests of this file sign documents at a sandbox of the provider. */
export function useSignatureProvider(): void {
  beforeAll(async () => {
    now.sandbox = await startSignatureSandbox((message) => now.messages?.push(message))
    Object.assign(process.env, {
      SIGNATURE_PROVIDER: 'clicksign',
      SIGNATURE_URL: now.sandbox.url,
      SIGNATURE_TOKEN: SANDBOX_ACCESS.token,
      SIGNATURE_WEBHOOK_SECRET: SANDBOX_ACCESS.webhookSecret,
      SIGNATURE_TIMEOUT_MS: '400',
    })
  })
  beforeEach(() => {
    now.messages = []
  })
  afterAll(() => now.sandbox?.close())
}

/** Delivers one message like the provider. */
export const deliver = async ({ body, headers }: SandboxWebhook): Promise<Response> =>
  app.request('/api/signature-webhook', { method: 'POST', body, headers })

/** Delivers messages in this order, and runs the resulting jobs. */
export async function hear(said = atWork().messages): Promise<void> {
  for (const message of said) expect((await deliver(message)).status).toBe(204)
  await runJobs()
}

export const PEOPLE = ['Marina Duarte', 'Otávio Rocha', 'Íris Gouveia']

/** A contract at the provider, with names that the provider accepts. */
export async function aContractAtTheProvider({ send = true } = {}) {
  const { team, documentId, people } = await aContractToSign()
  for (const [index, { id }] of people.entries())
    await rowsOf('update signers set name = $2 where id = $1', [id, PEOPLE[index]])
  if (send) expect((await sendToSign(team)).status).toBe(200)
  if (send) await runJobs()
  return { team, documentId, people }
}

/** A time at which every open envelope is due for reconciliation. */
export const soon = () => new Date(Date.now() + 20 * 60_000)

/** Reconciles all open envelopes without messages, and runs the resulting jobs. */
export async function readLater(): Promise<void> {
  await reconcileEnvelopes(soon())
  await runJobs()
}

type Row = { id: number; status: string; remote_id: string | null }

export const envelopesOf = (documentId: number) =>
  rowsOf<Row>('select id, status, remote_id from signing_envelopes where document_id = $1 order by id', [documentId])

/** The newest envelope of a document at the provider. */
export async function envelopeOf(documentId: number) {
  const id = (await envelopesOf(documentId)).at(-1)?.remote_id
  return the([atWork().sandbox.all.get(id ?? '')].filter((one) => one !== undefined))
}

export async function signThere(documentId: number, people: readonly Person[]): Promise<void> {
  const { id } = await envelopeOf(documentId)
  for (const { email } of people) atWork().sandbox.sign(id, email)
}

export const signedOf = async (team: Team) => (await orderOf(team)).signers.filter(({ signed_at }) => signed_at).length

export const actionsOf = ({ history }: Order) => history.map(({ action }) => action)

export const copiesOf = (order: Order) =>
  order.documents.flatMap(({ document_type, files }) =>
    document_type === 'CONTRACT' ? files.filter(({ kind }) => kind === 'signed') : [],
  )

/** Expects all signatures and one signed copy. */
export async function expectSigned(team: Team): Promise<void> {
  expect(await signedOf(team)).toBe(3)
  expect(copiesOf(await orderOf(team))).toHaveLength(1)
}
