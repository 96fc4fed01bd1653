import { count, type SQL, sql } from 'drizzle-orm'
import { type Db, db } from '@/server/db/client'
import { selectHeldByFacet, selectHeldCount } from '@/server/db/holder-counters'
import { prepared } from '@/server/db/prepared'
import { equipmentUnits, holderCounters } from '@/server/db/schema/index'
import type { EquipmentSummary } from '@/services/equipment/units/equipment.schema'
import {
  type EquipmentFilters,
  type EquipmentFilterSlots,
  statementKeyOf,
  unitWhere,
} from './equipment-filters.repository'

/** Number of matching units: from the counters, unless the filters are too specific for them (ADR 521). */
export async function countUnits(conn: Db, asked: EquipmentFilters): Promise<number> {
  const { key, filters, values } = statementKeyOf(asked)
  const tallied = countFromCounters(filters)
  const build = () =>
    tallied
      ? db()
          .select({ count: sql<number>`counted.count` })
          .from(sql`(${tallied}) counted`)
      : db().select({ count: count() }).from(equipmentUnits).where(unitWhere(filters))
  return (await prepared(conn, `equipment count ${key}`, build, values))[0]?.count ?? 0
}

function countFromCounters({
  companyId,
  ids,
  search,
  order,
  to_confirm,
  status,
  ...one
}: EquipmentFilterSlots): SQL | undefined {
  if (ids || search || order || to_confirm) return undefined
  const isOf = status ? sql`${holderCounters.status} = ${status}` : undefined
  return selectHeldCount(sql`${holderCounters.companyId} = ${companyId}`, one, isOf)
}

/** The same for the units of one user, which are few enough to count. */
const countedByFacet = (filters: EquipmentFilterSlots): SQL => sql`
  select case when grouping(product_id) = 0 then 'product' when grouping(address_id) = 0 then 'address'
      when grouping(user_id) = 0 then 'user' else 'status' end as facet,
    coalesce(product_id, address_id, user_id) as key, status, count(*)::int as units
  from ${equipmentUnits} where ${unitWhere(filters)} group by grouping sets ((product_id), (address_id), (user_id), (status))`

const listedSql = (fields: SQL, from: SQL, order: SQL) =>
  sql`(select coalesce(json_agg(json_build_object(${fields}, 'count', n.units) order by ${order}), '[]') from mine n ${from})`

export async function getUnitSummary(conn: Db, asked: EquipmentFilters, actorId: number): Promise<EquipmentSummary> {
  const { key, filters, values } = statementKeyOf(asked)
  const build = () =>
    db()
      .select({ summary: sql<EquipmentSummary>`counted.summary` })
      .from(sql`(${summaryOf(filters)}) counted`)
  const rows = await prepared(conn, `equipment summary ${key}`, build, { ...values, actor: actorId })
  return (
    rows[0]?.summary ?? { total: 0, nobody: 0, to_confirm: 0, statuses: [], products: [], addresses: [], people: [] }
  )
}

const summaryOf = (filters: EquipmentFilterSlots): SQL => sql`
  with mine as (${filters.user === undefined ? selectHeldByFacet(filters.companyId) : countedByFacet(filters)})
  select json_build_object(
    'total', (select coalesce(sum(n.units), 0) from mine n where n.facet = 'status'),
    'nobody', (select coalesce(sum(n.units), 0) from mine n where n.facet = 'user' and n.key is null),
    'to_confirm', (select count(*) from ${equipmentUnits} where ${equipmentUnits.companyId} = ${filters.companyId}
      and ${equipmentUnits.userId} = ${sql.placeholder('actor')} and ${equipmentUnits.receivedAt} is null),
    'statuses', ${listedSql(sql`'status', n.status`, sql`where n.facet = 'status'`, sql`n.units desc, n.status`)},
    'products', ${listedSql(sql`'id', p.id, 'name', p.name`, sql`join products p on p.id = n.key where n.facet = 'product'`, sql`p.name, p.id`)},
    'addresses', ${listedSql(
      sql`'id', a.id, 'label', a.label, 'city', a.city, 'state', a.state`,
      sql`join addresses a on a.id = n.key where n.facet = 'address'`,
      sql`a.label, a.id`,
    )},
    'people', ${listedSql(sql`'id', u.id, 'first_name', u.first_name`, sql`join users u on u.id = n.key where n.facet = 'user'`, sql`u.first_name, u.id`)}
  ) as summary`

/** Merges counter rows of the same kind into one; readers see the same sums at any moment. */
export const compactHolderCounters = (conn: Db) =>
  conn.execute(sql`
    with kinds as (select company_id, facet, key, status from holder_tallies group by 1, 2, 3, 4 having count(*) > 1),
    gone as (
      delete from holder_tallies t using kinds k
      where t.company_id = k.company_id and t.facet = k.facet and coalesce(t.key, 0) = coalesce(k.key, 0) and t.status = k.status
      returning t.*)
    insert into holder_tallies select company_id, facet, key, status, sum(units) from gone
    group by 1, 2, 3, 4 having sum(units) <> 0`)
