import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { equipmentUnits, orders, products, stockHolds } from '@/server/db/schema/index'
import type { ProposalHold } from '@/services/stock/holds/large-hold.rules'

/** Of these products, what the company of an order holds by proposals that nobody has accepted, and what stands on the shelf. */
export async function listProposalHolds(
  conn: Db,
  orderId: number,
  productIds: readonly number[],
): Promise<ProposalHold[]> {
  const { rows } = await conn.execute<ProposalHold>(sql`
    select p.id as "productId", p.name, sum(h.quantity)::integer as held, (
      select count(*)::integer from ${equipmentUnits} u where u.status = 'UP_FOR_RENTAL' and u.product_id = p.id
    ) as "onShelf"
    from ${stockHolds} h
    join ${orders} o on o.id = h.order_id
    join ${products} p on p.id = h.product_id
    where h.product_id = any(${sql.param([...productIds])}::integer[]) and h.released_at is null and h.expires_at > now()
      and o.company_id = (select company_id from ${orders} where id = ${orderId}) and o.stage_name = 'PROPOSAL_AGREEMENT'
    group by p.id, p.name
    order by p.id`)
  return rows
}
