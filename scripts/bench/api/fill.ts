import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newRefresh, signAccess } from '@/server/auth/tokens'
import { pool } from '@/server/db/client'
import { migrate } from '@/server/db/migrate'
import { runScript } from '../statements'

/** Writes the orders unless an earlier run did; what was due then is as far away as on that day. */
export async function fillOrders(databaseUrl: string, orders: number): Promise<void> {
  await migrate(databaseUrl)
  const { rowCount } = await pool().query("select 1 from pg_tables where tablename = 'bench_fill'")
  if (!rowCount) {
    const began = Date.now()
    const script = readFileSync(join(process.cwd(), 'scripts/bench/api/fill.sql'), 'utf8')
    await runScript(databaseUrl, script.replaceAll(':orders', String(orders)))
    console.info(`${String(orders)} orders written in ${String(Math.round((Date.now() - began) / 1000))} s`)
  }
  const again = readFileSync(join(process.cwd(), 'scripts/bench/api/renew.sql'), 'utf8')
  await runScript(databaseUrl, again)
}

const STAFF_BEGIN_AT = 1_000_000

/** Staff by their group, and the manager of a company. */
export type Person = 'ADMINISTRADOR' | 'FINANCEIRO' | 'OPERAÇÃO' | 'VENDEDOR' | 'customer'

const PEOPLE: Record<Person, (company: number) => number> = {
  ADMINISTRADOR: () => STAFF_BEGIN_AT + 1,
  FINANCEIRO: () => STAFF_BEGIN_AT + 2,
  OPERAÇÃO: () => STAFF_BEGIN_AT + 3,
  VENDEDOR: () => STAFF_BEGIN_AT + 4,
  customer: (company) => company,
}

/** A bearer token of a session of its own. @param company the customer's */
export async function openSession(person: Person, company: number): Promise<string> {
  const userId = PEOPLE[person](company)
  const familyId = crypto.randomUUID()
  const { tokenHash, expiresAt } = newRefresh()
  await pool().query(
    'insert into refresh_tokens (family_id, user_id, token_hash, expires_at) values ($1, $2, $3, $4)',
    [familyId, userId, tokenHash, expiresAt],
  )
  return signAccess({ userId, familyId })
}
