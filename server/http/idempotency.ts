import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { onCommit, pool } from '@/server/db/client'
import { type ApiEnv, optionalActor } from './env'
import { declare } from './openapi/meta'
import { Refusal } from './refusal'

type Claim = { userId: number; key: string }
type Stored = { request_hash: string; status: number | null; committed_at: Date | null; body: unknown; stale: boolean }

const claims = new AsyncLocalStorage<Claim>()
const MAX_WAIT_MS = 10_000

/**
 * Makes a creating command repeatable with an `Idempotency-Key`: a repeat with the same body gets the first answer,
 * with another body 409. Concurrent repeats wait for the first answer. The key is marked in the business transaction,
 * so that a crash between commit and answer never runs the command twice (ADR 6). Forms are compared by their fields
 * (`form`), since multipart boundaries differ each time.
 */
export function idempotent() {
  const middleware = createMiddleware<ApiEnv>(async (c, next) => {
    const key = c.req.header('Idempotency-Key')
    // Visitors have no user id; their own key protects them.
    if (!key || !optionalActor(c)) return next()
    if (key.length > 200) throw new Refusal('invalid', { errors: ['A chave de repetição é longa demais.'] })
    const claim = { userId: c.get('actor').id, key }
    const hash = hashRequest(`${c.req.method} ${c.req.path}`, c.get('formDigest') ?? (await c.req.text()))
    if (await claimKey(claim, hash)) {
      try {
        await claims.run(claim, next)
      } finally {
        // Nothing was committed and no answer will be stored: release the key.
        if (c.error || !c.res.ok) await releaseKey(claim)
      }
      if (!c.error && c.res.ok) await storeAnswer(claim, c.res.status, await c.res.clone().json())
      return
    }
    const first = await firstAnswer(claim, hash)
    c.header('Idempotent-Replay', 'true')
    return c.json(first.body as object, first.status as 200)
  })
  return declare({ idempotent: true }, middleware)
}

onCommit('idempotency key', async (client) => {
  const claim = claims.getStore()
  if (claim)
    await client.query('update idempotency_keys set committed_at = now() where user_id = $1 and key = $2', [
      claim.userId,
      claim.key,
    ])
})

const hashRequest = (call: string, text: string): string =>
  createHash('sha256').update(`${call}\n${text}`).digest('hex')

async function claimKey({ userId, key }: Claim, hash: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    'insert into idempotency_keys (user_id, key, request_hash) values ($1, $2, $3) on conflict do nothing',
    [userId, key, hash],
  )
  return rowCount === 1
}

async function releaseKey({ userId, key }: Claim): Promise<void> {
  await pool().query('delete from idempotency_keys where user_id = $1 and key = $2 and committed_at is null', [
    userId,
    key,
  ])
}

async function storeAnswer({ userId, key }: Claim, status: number, body: unknown): Promise<void> {
  await pool().query('update idempotency_keys set status = $3, body = $4 where user_id = $1 and key = $2', [
    userId,
    key,
    status,
    JSON.stringify(body),
  ])
}

async function firstAnswer({ userId, key }: Claim, hash: string): Promise<{ status: number; body: unknown }> {
  const until = Date.now() + MAX_WAIT_MS
  for (;;) {
    const { rows } = await pool().query<Stored>(
      `select request_hash, status, committed_at, body, created_at < now() - interval '1 minute' as stale
       from idempotency_keys where user_id = $1 and key = $2`,
      [userId, key],
    )
    const row = rows[0]
    if (!row) throw new Refusal('conflict', { errors: ['A primeira tentativa falhou. Envie de novo.'] })
    if (row.request_hash !== hash)
      throw new Refusal('conflict', { errors: ['Essa chave de repetição já foi usada com outros dados.'] })
    if (row.status !== null) return { status: row.status, body: row.body }
    if (row.stale && !row.committed_at) await releaseKey({ userId, key })
    if (row.stale || Date.now() > until)
      throw new Refusal('conflict', {
        errors: ['Esse comando já foi recebido. Atualize a página para ver o resultado.'],
      })
    await wait(40)
  }
}
