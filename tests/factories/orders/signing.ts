import { createApp } from '@/server/app'
import type { Order } from '@/services/orders/orders.schema'
import { SIGNING_KEY } from '@/services/signing/signing.rules'
import type { Signature } from '@/services/signing/signing.schema'
import { callApi } from '../http/call-api'
import { rowsOf } from '../rows'
import { aTeamAt, documentId, prepareContract, type Team } from './order-road'

const app = createApp()

/** Calls the API with the key of a signing link. */
export const withKey = <T>(key: string, method: string, path = '', body?: unknown) =>
  callApi<T>(method, `/signing${path}`, { body, headers: { [SIGNING_KEY]: key } })

/** Requests the file of a signing link. */
export const readDocument = (key: string) => app.request('/api/signing/file', { headers: { [SIGNING_KEY]: key } })

export const sendToSign = (team: Team, stage_name = 'CONTRACT_INFO') =>
  callApi<Order>('POST', `/notify-signers-management/${String(team.companyId)}/${team.orderMaskId}`, {
    token: team.admin.token,
    body: { stage_name },
  })

const MAILS = `select data from mail_outbox where recipient = $1 and event_key like $2 || ':%' order by id desc limit 1`

/** The key of the newest link mailed to this address, to sign or to the signed copy. */
export async function keyOf(email: string, kind: 'signer' | 'signed-copy' = 'signer'): Promise<string> {
  const [mail] = await rowsOf<{ data: { action: { url: string } } }>(MAILS, [email, kind])
  return mail?.data.action.url.split('#key=')[1] ?? ''
}

/** The code in the newest mail to this address. */
export async function codeOf(email: string): Promise<string> {
  const [mail] = await rowsOf<{ data: { secret: { value: string } } }>(MAILS, [email, 'signing-code'])
  return mail?.data.secret.value ?? ''
}

export type Person = { id: number; name: string; email: string }

/** Reads the document, as signers must, and requests a code. */
export async function readAndAsk(key: string): Promise<void> {
  await readDocument(key)
  await withKey(key, 'POST', '/code')
}

/** Reads the document, requests a code and signs with it. */
export async function signAs({ name, email }: Pick<Person, 'name' | 'email'>, overrides: Partial<Signature> = {}) {
  const key = await keyOf(email)
  await readAndAsk(key)
  return withKey<{ remaining: number; sha256: string; signed_at: string }>(key, 'POST', '/signature', {
    name,
    consent: true,
    code: await codeOf(email),
    ...overrides,
  })
}

/** Requests a code and declines with it. */
export async function declineAs({ email }: Pick<Person, 'email'>, reason = 'Não concordo.') {
  const key = await keyOf(email)
  await withKey(key, 'POST', '/code')
  return withKey(key, 'POST', '/refusal', { reason, code: await codeOf(email) })
}

/** Makes the links of an order expire. */
export async function letLinksRunOut({ orderId }: Pick<Team, 'orderId'>): Promise<void> {
  const late = `now() - interval '1 second'`
  const named = 'select id from order_documents where order_id = $1'
  await rowsOf(
    `update signing_links set expires_at = ${late}
     where closed_at is null and signer_id in (select id from signers where document_id in (${named}))`,
    [orderId],
  )
  await rowsOf(
    `update signers set link_expires_at = ${late} where link_expires_at is not null and document_id in (${named})`,
    [orderId],
  )
}

/** A different code of six digits. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

let teams = 0

/**
 * A contract with its PDF, its number and three people with unique e-mails, not sent to them yet.
 * @param positions the signing order of the signer and the two witnesses
 */
export async function aContractToSign(positions: readonly [number, number, number] = [1, 2, 3]) {
  const team = await aTeamAt('CONTRACT_INFO')
  await prepareContract(team)
  teams += 1
  const id = await documentId(team, 'CONTRACT')
  const people = await rowsOf<Person>(
    `update signers set email = 'pessoa' || position || '.${String(process.pid)}-${String(teams)}@horizonte.example'
     where document_id = $1 returning id, name, email`,
    [id],
  )
  people.sort((one, other) => one.id - other.id)
  for (const [index, person] of people.entries())
    await rowsOf('update signers set position = $2 where id = $1', [person.id, positions[index] ?? 1])
  const [signer, first, second] = people
  if (!signer || !first || !second) throw new Error('Three people are named')
  return { team, documentId: id, people: [signer, first, second] as const }
}
