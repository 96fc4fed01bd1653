import { sql } from 'drizzle-orm'
import { RENTED_GROUPS } from '@/services/stock/units/product-groups.rules'
import type { Check } from './check.types'

const RENTED = sql.raw(`('${RENTED_GROUPS.join("', '")}')`)

/** Promised, packed and available units. */
export const STOCK_CHECKS: readonly Check[] = [
  {
    name: 'stock-promised',
    holds: 'No more is promised of a product than stands on the shelf: held + available = on the shelf.',
    violations: sql`select 'product ' || h.product_id || ': ' || h.held || ' held, ' || count(u.id) || ' on the shelf' as what
      from (select product_id, sum(quantity) as held from stock_holds
        where released_at is null and expires_at > now() group by product_id) h
      left join equipment_units u on u.product_id = h.product_id and u.status = 'UP_FOR_RENTAL'
      group by h.product_id, h.held having h.held > count(u.id)`,
  },
  {
    name: 'stock-groups',
    holds: 'On the shelf stands only what is rented out: no parts, and nothing of customers.',
    violations: sql`select 'unit ' || id || ' of the group ' || product_group || ' is on the shelf' as what
      from equipment_units where status = 'UP_FOR_RENTAL' and product_group not in ${RENTED}`,
  },
  {
    name: 'stock-holds',
    holds: 'Only an order that still waits for units holds any.',
    violations: sql`select 'order ' || o.id || ' (' || o.stage_name || ') holds ' || sum(h.quantity) as what
      from stock_holds h join orders o on o.id = h.order_id
      where h.released_at is null and h.expires_at > now()
        and o.stage_name in ('SHIPPING', 'DELIVERY_INFO', 'DELIVERY_TERM', 'FINISHED', 'CANCELLED')
      group by o.id`,
  },
  {
    name: 'stock-separated',
    holds: 'What is separated is separated for a parcel: allocated = open rentals that have not arrived.',
    violations: sql`select 'product ' || u.product_id || ': ' || count(*) filter (where u.status = 'OK') || ' separated, '
        || count(r.id) filter (where p.delivery_status <> 'DELIVERED') || ' in parcels' as what
      from equipment_units u
      left join rentals r on r.unit_id = u.id and r.closed_at is null
      left join packages p on p.id = r.package_id
      group by u.product_id
      having count(*) filter (where u.status = 'OK') <> count(r.id) filter (where p.delivery_status <> 'DELIVERED')`,
  },
]
