import { pool } from '@/server/db/client'
import { hashPassword } from '@/server/auth/passwords'
import { purgeTokens } from '@/server/auth/purge-tokens'
import { purgeIdempotencyKeys } from '@/server/http/purge-expired'
import { startWorkers, stopWorkers } from '@/server/jobs/queue'
import '@/server/jobs/all'
import { sweepUploads } from '@/server/orders/upkeep'
import { storeFile, openFile } from '@/server/storage/storage'
import type { LoginAnswer, Tokens } from '@/services/auth/auth.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt, uploadRequired } from '@/tests/factories/orders/order-road'
import { rowsOf } from '@/tests/factories/rows'
import { anAddressBody } from '@/tests/factories/catalogue/simulation.factory'
import { aUser } from '@/tests/factories/people/users.factory'

afterAll(() => stopWorkers())

const tomorrow = () => new Date(Date.now() + 25 * 3_600_000)

describe('an idempotency key', () => {
  const send = (token: string, key: string) =>
    callApi<{ id: number }>('POST', '/addresses', { token, body: anAddressBody(), headers: { 'Idempotency-Key': key } })

  const grow = (hours: number) =>
    rowsOf(`update idempotency_keys set created_at = created_at - make_interval(hours => $1)`, [hours])

  it('is kept for two days, and a repeated command gets the stored answer', async () => {
    const { token } = await aUser()
    const first = await send(token, 'dois-dias')
    await grow(47)

    await purgeIdempotencyKeys()

    expect((await send(token, 'dois-dias')).body).toEqual(first.body)
  })

  it('is deleted after that, with its stored answer', async () => {
    const { token } = await aUser()
    await send(token, 'velha')
    await grow(48)
    await send(token, 'nova')

    await purgeIdempotencyKeys()

    expect(await rowsOf('select key from idempotency_keys')).toEqual([{ key: 'nova' }])
  })
})

describe('a record of access (Marco Civil da Internet, art. 15)', () => {
  it('is kept for six months, and gives no access', async () => {
    const password = 'Arrenda2026'
    const { email } = await aUser({ passwordHash: await hashPassword(password) })
    const { body } = await callApi<LoginAnswer>('POST', '/login', { body: { email, password } })
    const refresh = (refresh_token: string) => callApi<Tokens>('POST', '/login/refresh', { body: { refresh_token } })
    const second = await refresh(body.refresh)
    const grow = (time: string) =>
      rowsOf(
        `update refresh_tokens set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval,
         used_at = used_at - $1::interval where used_at is not null`,
        [time],
      )
    const records = () => rowsOf('select ip_address, user_agent from refresh_tokens where used_at is not null')
    await grow('5 months 27 days')

    await purgeTokens()

    expect(await records()).toHaveLength(1)
    expect((await refresh(body.refresh)).status).toBe(401)

    await grow('5 days')
    await purgeTokens()

    expect(await records()).toEqual([])
    expect((await refresh(body.refresh)).status).toBe(401)
    expect((await refresh(second.body.refresh)).status).toBe(200)
  })
})

describe('an upload', () => {
  const isThere = (key: string) =>
    openFile(key).then(
      async (stream) => stream.cancel().then(() => true),
      () => false,
    )

  it('that never became a file of an order is deleted after a day', async () => {
    const { storageKey } = await storeFile('orders/1', new Uint8Array([1]))

    await sweepUploads()
    expect(await isThere(storageKey)).toBe(true)

    await sweepUploads(tomorrow())
    expect(await isThere(storageKey)).toBe(false)
  })

  it('of an order stays, withdrawn or not, as do files in other folders', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    await uploadRequired(team)
    const { storageKey } = await storeFile('orders-of-others', new Uint8Array([1]))
    await rowsOf('update document_files set withdrawn_at = now() where id = (select min(id) from document_files)')

    await sweepUploads(tomorrow())

    const files = await rowsOf<{ storage_key: string }>('select storage_key from document_files')
    expect(files).toHaveLength(4)
    for (const { storage_key } of files) expect(await isThere(storage_key)).toBe(true)
    expect(await isThere(storageKey)).toBe(true)
  })
})

it('housekeeping runs every night, and schedules with former names are removed', async () => {
  await rowsOf(
    `insert into pgboss.queue select (jsonb_populate_record(q, '{"name": "limits.expire"}')).*
     from pgboss.queue q where name = 'http.forget-keys'`,
  )
  await rowsOf(`insert into pgboss.schedule (name, cron, timezone) values ('limits.expire', '20 3 * * *', 'UTC')`)
  await startWorkers()
  const { rows } = await pool().query<{ name: string; cron: string; timezone: string }>(
    `select name, cron, timezone from pgboss.schedule where name like '%.forget-%' or name like '%.sweep-%' or name = 'limits.expire' order by name`,
  )
  expect(rows).toEqual([
    { name: 'auth.forget-registrations', cron: '40 * * * *', timezone: 'America/Sao_Paulo' },
    { name: 'auth.forget-tokens', cron: '20 3 * * *', timezone: 'America/Sao_Paulo' },
    { name: 'billing.sweep-documents', cron: '55 3 * * *', timezone: 'America/Sao_Paulo' },
    { name: 'http.forget-keys', cron: '10 3 * * *', timezone: 'America/Sao_Paulo' },
    { name: 'http.forget-limits', cron: '15 3 * * *', timezone: 'America/Sao_Paulo' },
    { name: 'logistics.sweep-invoices', cron: '50 3 * * *', timezone: 'America/Sao_Paulo' },
    { name: 'orders.sweep-uploads', cron: '30 3 * * *', timezone: 'America/Sao_Paulo' },
    { name: 'simulation.forget-visitors', cron: '40 3 * * *', timezone: 'America/Sao_Paulo' },
    { name: 'tickets.sweep-attachments', cron: '45 3 * * *', timezone: 'America/Sao_Paulo' },
  ])
})
