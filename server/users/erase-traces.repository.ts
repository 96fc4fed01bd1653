import { sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { ERASED_NAME } from '@/services/users/erasure.rules'
import type { PersonalData, PersonalPattern } from '@/services/users/personal-patterns.rules'

/**
 * Tables in which personal data stay, because the law asks for it: who signed a contract and how that is proven. The
 * person is told so (`KEPT`).
 */
export const KEPT_TABLES: readonly string[] = ['signers', 'signing_evidence']

/** Tables of passing things, whose rows are deleted instead: attempts by e-mail, first answers of commands. */
const PASSING_TABLES: readonly string[] = ['rate_limits', 'idempotency_keys']

/** Accounts: the person's own is anonymized by its id, and what another account has is somebody else's. */
const ACCOUNTS = 'users'

type Column = { schema: string; table: string; name: string; type: string }

/**
 * Every column that may hold a text, of every table, with those of the job queue: a table that is added later is
 * searched too.
 */
async function listTextColumns(tx: Tx): Promise<Column[]> {
  const { rows } = await tx.execute<Column>(sql`
    select c.table_schema as schema, c.table_name as table, c.column_name as name, c.data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and (c.table_schema in (current_schema(), 'pgboss')) and c.data_type in ('text', 'jsonb', 'json', 'character varying')
    order by 1, 2, 3`)
  return rows.filter(({ table }) => table !== ACCOUNTS && !KEPT_TABLES.includes(table))
}

/** What the history of an account says that a person was called and reached by; to be read before it is erased. */
export async function listFormerData(tx: Tx, userId: number): Promise<PersonalData> {
  const { rows } = await tx.execute<{ field: string; value: string }>(sql`
    select distinct field, value
    from event_logs e
      cross join lateral (values (e.before), (e.after)) as states (state)
      cross join lateral jsonb_each_text(case jsonb_typeof(state) when 'object' then state else '{}' end) as fields (field, value)
    where e.model_name = 'user' and e.object_id = ${userId} and field = any(${PERSONAL}::text[]) and value <> ''`)
  const of = (...fields: string[]) => rows.filter(({ field }) => fields.includes(field)).map(({ value }) => value)
  return { names: of('first_name', 'full_name', 'username'), emails: of('email'), phones: of('phone') }
}

/** Replaces personal data in the texts of all tables but accounts and `KEPT_TABLES`, history included. */
export async function eraseTexts(tx: Tx, patterns: readonly PersonalPattern[]): Promise<void> {
  await allowErasure(tx)
  const any = patterns.map(({ pattern }) => pattern).join('|')
  for (const { schema, table, name, type } of await listTextColumns(tx)) {
    const [at, column] = [sql`${sql.identifier(schema)}.${sql.identifier(table)}`, sql.identifier(name)]
    const text = patterns.reduce(
      (inner, { pattern, replacement }) => sql`regexp_replace(${inner}, ${pattern}, ${replacement}, 'gi')`,
      sql`${column}::text`,
    )
    if (PASSING_TABLES.includes(table)) {
      await tx.execute(sql`delete from ${at} where ${column}::text ~* ${any}`)
      continue
    }
    await tx.execute(
      sql`update ${at} set ${column} = (${text})::${sql.raw(type)} where ${column} is not null and ${column}::text ~* ${any}`,
    )
  }
}

/** Replaces the name of a person as author, and the personal fields in the history of their account. */
export async function eraseAuthor(tx: Tx, userId: number): Promise<void> {
  await allowErasure(tx)
  await tx.execute(sql`update event_logs set actor_name = ${ERASED_NAME} where actor_id = ${userId}`)
  await tx.execute(sql`update unit_events set actor_name = ${ERASED_NAME} where actor_id = ${userId}`)
  await tx.execute(sql`
    update event_logs set before = before - ${PERSONAL}::text[], after = after - ${PERSONAL}::text[]
    where model_name = 'user' and object_id = ${userId}`)
  await tx.execute(sql`delete from idempotency_keys where user_id = ${userId}`)
}

const PERSONAL = sql.param(['first_name', 'full_name', 'username', 'email', 'phone'])

/** Until the end of the transaction the histories take changes of their texts (migration erasure). */
const allowErasure = (tx: Tx) => tx.execute(sql`set local arrenda.erasure = 'on'`)
