import { eq } from 'drizzle-orm'
import { createApp } from '@/server/app'
import { db, pool, transaction } from '@/server/db/client'
import { addresses } from '@/server/db/schema'
import { allow } from '@/server/http/allow'
import { idempotent } from '@/server/http/idempotency'
import type { Address } from '@/services/companies/addresses.schema'
import { anAddressBody } from '@/tests/factories/catalogue/simulation.factory'
import { type Answer, callApi } from '@/tests/factories/http/call-api'
import { aUser } from '@/tests/factories/people/users.factory'

let keys = 0
const aKey = () => `chave-${String(++keys)}`

const post = (token: string, key: string, overrides = {}): Promise<Answer<Address>> =>
  callApi('POST', '/addresses', { token, body: anAddressBody(overrides), headers: { 'Idempotency-Key': key } })

const addressesOf = (user: { companyId: number | null }) =>
  db()
    .select()
    .from(addresses)
    .where(eq(addresses.companyId, user.companyId ?? 0))

describe('a command with an Idempotency-Key', () => {
  it('is carried out once, also when fifty arrive at the same time; all get the same answer', async () => {
    const user = await aUser()
    const key = aKey()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(user.token, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers.get('Idempotent-Replay') === 'true')).toHaveLength(49)
    expect(await addressesOf(user)).toHaveLength(1)
  })

  it('is refused with other data, and nothing is done', async () => {
    const user = await aUser()
    const key = aKey()
    await post(user.token, key)
    expect(await post(user.token, key, { number: '2' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await addressesOf(user)).toHaveLength(1)
  })

  it('is another command with another key, for another person, or without one', async () => {
    const [user, other] = [await aUser(), await aUser()]
    const key = aKey()
    await post(user.token, key)
    await post(user.token, aKey())
    await post(other.token, key)
    await callApi('POST', '/addresses', { token: user.token, body: anAddressBody() })
    expect(await addressesOf(user)).toHaveLength(3)
    expect(await addressesOf(other)).toHaveLength(1)
  })

  it('can be retried with the same key and corrected data after a refusal', async () => {
    const user = await aUser()
    const key = aKey()
    expect((await post(user.token, key, { state: 'XX' })).status).toBe(400)
    expect((await post(user.token, key)).status).toBe(201)
    expect(await addressesOf(user)).toHaveLength(1)
  })

  it('is refused with a key of more than 200 characters', async () => {
    const user = await aUser()
    expect((await post(user.token, 'x'.repeat(201))).status).toBe(400)
    expect(await addressesOf(user)).toEqual([])
  })
})

describe('a command that crashed', () => {
  let attempts = 0
  const app = createApp()
    .post('/dies-before', allow('signed-in'), idempotent(), () => {
      attempts += 1
      throw new Error('before anything was kept')
    })
    .post('/dies-after', allow('signed-in'), idempotent(), async () => {
      attempts += 1
      await transaction(() => Promise.resolve())
      throw new Error('after the commit')
    })

  const send = async (path: string, key: string) => {
    const { token } = user
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key }
    return (await app.request(`/api${path}`, { method: 'POST', headers })).status
  }

  let user: Awaited<ReturnType<typeof aUser>>

  beforeEach(async () => {
    user = await aUser()
    attempts = 0
  })

  it('before its commit may be retried', async () => {
    const key = aKey()
    expect([await send('/dies-before', key), await send('/dies-before', key)]).toEqual([500, 500])
    expect(attempts).toBe(2)
  })

  it('after its commit is never executed again', async () => {
    const key = aKey()
    expect(await send('/dies-after', key)).toBe(500)
    // The next call would wait a minute for the answer of the first: pretend that it has passed.
    await pool().query(`update idempotency_keys set created_at = created_at - interval '2 minutes' where key = $1`, [
      key,
    ])
    expect(await send('/dies-after', key)).toBe(409)
    expect(attempts).toBe(1)
  })

  it('with its whole process before its commit may be retried after a minute', async () => {
    const key = aKey()
    await pool().query(
      `insert into idempotency_keys (user_id, key, request_hash, created_at)
       select $1, $2, request_hash, now() - interval '2 minutes' from idempotency_keys limit 1`,
      [user.id, key],
    )
    const hash = await hashOf('/dies-before')
    await pool().query('update idempotency_keys set request_hash = $2 where key = $1', [key, hash])
    expect(await send('/dies-before', key)).toBe(409)
    expect(await send('/dies-before', key)).toBe(500)
    expect(attempts).toBe(1)
  })

  /** The request hash that is stored with the key of a call. */
  async function hashOf(path: string): Promise<string> {
    const { createHash } = await import('node:crypto')
    return createHash('sha256').update(`POST /api${path}\n`).digest('hex')
  }
})
