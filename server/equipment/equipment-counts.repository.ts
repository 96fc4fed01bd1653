import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { equipmentUnits } from '@/server/db/schema'
import type { EquipmentSummary } from '@/services/equipment/equipment.schema'
import { matching, shapeOf, type EquipmentFilters } from './equipment-filters.repository'

const listed = (fields: SQL, from: SQL, order: SQL): SQL =>
  sql`(select coalesce(json_agg(json_build_object(${fields}, 'count', n.count) order by ${order}), '[]') from ${from})`

const counted = (key: string): SQL => {
  const column = sql.raw(key)
  return sql`(select ${column}, count(*)::int as count from mine where ${column} is not null group by ${column}) n`
}

/** How many units there are, by status, product, address and person: one reading of the company's units. */
export async function summariseUnits(conn: Db, filters: EquipmentFilters, actorId: number): Promise<EquipmentSummary> {
  const { rows } = await conn.execute<EquipmentSummary>(sql`
    with mine as (select status, product_id, address_id, user_id, received_at from ${equipmentUnits} where ${matching(shapeOf(filters).direct)})
    select count(*)::int as total, (count(*) filter (where user_id is null))::int as nobody,
      (count(*) filter (where user_id = ${actorId} and received_at is null))::int as to_confirm,
      ${listed(sql`'status', n.status`, counted('status'), sql`n.count desc, n.status`)} as statuses,
      ${listed(
        sql`'id', p.id, 'name', p.name`,
        sql`${counted('product_id')} join products p on p.id = n.product_id`,
        sql`p.name, p.id`,
      )} as products,
      ${listed(
        sql`'id', a.id, 'label', a.label, 'city', a.city, 'state', a.state`,
        sql`${counted('address_id')} join addresses a on a.id = n.address_id`,
        sql`a.label, a.id`,
      )} as addresses,
      ${listed(
        sql`'id', u.id, 'first_name', u.first_name`,
        sql`${counted('user_id')} join users u on u.id = n.user_id`,
        sql`u.first_name, u.id`,
      )} as people
    from mine`)
  return rows[0] ?? { total: 0, nobody: 0, to_confirm: 0, statuses: [], products: [], addresses: [], people: [] }
}
