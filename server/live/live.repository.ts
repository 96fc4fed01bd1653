import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { eventLogs, orders, tickets } from '@/server/db/schema'
import { LIVE_TYPES, type OwnedChange } from '@/services/live/live.rules'

export type NotifiedRow = {
  type: OwnedChange['type']
  objectId: number
  companyId: number | null
  version: number | null
}

/** The changes of the notified rows, identified as in the API, in the given order. */
export async function loadChanges(conn: Db, told: readonly NotifiedRow[]): Promise<OwnedChange[]> {
  if (told.length === 0) return []
  const { rows } =
    await conn.execute<OwnedChange>(sql`select ${change} from json_to_recordset(${JSON.stringify(told)}::json)
    as told(type text, "objectId" int, "companyId" int, version int) ${itsRecord}`)
  return rows
}

const change = sql`told.type, coalesce(o.order_mask_id, told."objectId"::text) as id,
  coalesce(o.company_id, told."companyId") as company_id, told.version, t.opened_by as owner_id`

const itsRecord = sql`left join ${orders} o on told.type = 'order' and o.id = told."objectId"
  left join ${tickets} t on told.type = 'ticket' and t.id = told."objectId"`

/** Most of the newest history rows to search for missed changes. */
const NEWEST = 500

/** History rows have their transaction's start time but become visible at its commit. */
const LONGEST_TRANSACTION_MS = 10_000

/**
 * The changes of the last `missedMs` milliseconds, one per record; undefined when there are too many to send. Reads
 * only the newest history rows, by primary key.
 */
export async function listMissed(conn: Db, missedMs: number): Promise<OwnedChange[] | undefined> {
  const since = sql`now() - ${missedMs + LONGEST_TRANSACTION_MS} * interval '1 millisecond'`
  const { rows } = await conn.execute<{ isCut: boolean; changes: OwnedChange[] }>(sql`
    with newest as (select * from ${eventLogs} order by id desc limit ${NEWEST}),
    told as (select model_name as type, object_id as "objectId", max(company_id) as "companyId",
        case when bool_and(version is not null) then max(version) end as version
      from newest where created_at > ${since} and model_name = any(${sql.param(LIVE_TYPES)}) group by 1, 2)
    select (select count(*) = ${NEWEST} and min(created_at) > ${since} from newest) as "isCut",
      coalesce((select json_agg(seen) from (select ${change} from told ${itsRecord}) seen), '[]'::json) as changes`)
  const found = rows[0]
  return found?.isCut ? undefined : found?.changes
}
