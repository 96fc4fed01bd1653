import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import type { StageName } from '@/services/orders/workflow/stages.rules'

type StageRow = { stage: StageName; orders: number; fee: string; late: number }

const ofSeller = (sellerId: number | null): SQL => (sellerId === null ? sql`true` : sql`responsible_id = ${sellerId}`)

/**
 * Orders by stage now, with what they come to a month and how many are late: all of them by the counters (docs/adr/0506), those of a
 * seller by an index.
 */
export async function countStages(conn: Db, sellerId: number | null): Promise<StageRow[]> {
  const counted =
    sellerId === null
      ? sql`select stage_name as stage, sum(orders) as orders, sum(monthly_fee) as fee from order_tallies where company_id is null group by 1`
      : sql`select stage_name, count(*), sum(monthly_fee) from orders where ${ofSeller(sellerId)} group by 1`
  const { rows } = await conn.execute<StageRow>(sql`
    select counted.stage, counted.orders::int, counted.fee::numeric(16, 2)::text as fee, coalesce(late.orders, 0)::int as late
    from (${counted}) counted(stage, orders, fee)
    left join (select stage_name as stage, count(*) as orders from orders
      where turn is not null and due_at <= now() and ${ofSeller(sellerId)} group by 1) late using (stage)`)
  return rows
}

type UrgentRow = {
  count: number
  order_mask_id: string
  company: { id: number; corporate_name: string }
  stage_name: StageName
  due_at: Date
}

/** The orders that wait for staff and are late or due before an instant, most urgent first; the number of all. */
export async function listUrgent(
  conn: Db,
  { before, sellerId, limit }: { before: Date; sellerId: number | null; limit: number },
) {
  const { rows } = await conn.execute<UrgentRow>(sql`
    select urgent.count, o.order_mask_id, o.stage_name, o.due_at,
      json_build_object('id', c.id, 'corporate_name', c.corporate_name) as company
    from (select id, (count(*) over ())::int as count from orders
      where turn = 'staff' and due_at < ${before} and ${ofSeller(sellerId)} order by due_at, id limit ${limit}) urgent
    join orders o on o.id = urgent.id join companies c on c.id = o.company_id
    order by o.due_at, o.id`)
  return rows
}
