import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { eventLogs, orders } from '@/server/db/schema'
import { LIVE_TYPES, type LiveChange } from '@/services/live/live.rules'

export type NotifiedRow = {
  type: LiveChange['type']
  objectId: number
  companyId: number | null
  version: number | null
}

/** The changes of the notified rows, identified as in the API, in the given order. */
export async function loadChanges(conn: Db, told: readonly NotifiedRow[]): Promise<LiveChange[]> {
  if (told.length === 0) return []
  const { rows } =
    await conn.execute<LiveChange>(sql`select ${change} from json_to_recordset(${JSON.stringify(told)}::json)
    as told(type text, "objectId" int, "companyId" int, version int) ${itsOrder}`)
  return rows
}

const change = sql`told.type, coalesce(o.order_mask_id, told."objectId"::text) as id,
  coalesce(o.company_id, told."companyId") as company_id, told.version`

const itsOrder = sql`left join ${orders} o on told.type = 'order' and o.id = told."objectId"`

/** Most of the newest history rows to search for missed changes. */
const NEWEST = 500

/** History rows have their transaction's start time but become visible at its commit. */
const LONGEST_TRANSACTION_MS = 10_000

/**
 * The changes of the last `missedMs` milliseconds, one per record; undefined when there are too many to send. Reads
 * only the newest history rows, by primary key.
 */
export async function listMissed(conn: Db, missedMs: number): Promise<LiveChange[] | undefined> {
  const since = sql`now() - ${missedMs + LONGEST_TRANSACTION_MS} * interval '1 millisecond'`
  const { rows } = await conn.execute<{ isCut: boolean; changes: LiveChange[] }>(sql`
    with newest as (select * from ${eventLogs} order by id desc limit ${NEWEST}),
    told as (select model_name as type, object_id as "objectId", max(company_id) as "companyId",
        case when bool_and(version is not null) then max(version) end as version
      from newest where created_at > ${since} and model_name = any(${sql.param(LIVE_TYPES)}) group by 1, 2)
    select (select count(*) = ${NEWEST} and min(created_at) > ${since} from newest) as "isCut",
      coalesce((select json_agg(seen) from (select ${change} from told ${itsOrder}) seen), '[]'::json) as changes`)
  const found = rows[0]
  return found?.isCut ? undefined : found?.changes
}
