import { sql } from 'drizzle-orm'
import { arrayOf } from '@/server/db/ids'
import { ARRIVED_EXCHANGES, OPEN_EXCHANGES } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Check } from './check.types'

const isOpen = sql`x.status = any(${arrayOf(OPEN_EXCHANGES)})`
const hasArrived = sql`x.status = any(${arrayOf(ARRIVED_EXCHANGES)})`

/** Exchanged units, their replacements, and the two packages of an exchange. */
export const EXCHANGE_CHECKS: readonly Check[] = [
  {
    name: 'unit-exchange',
    holds:
      'A unit waits for its exchange, or is exchanged, exactly as its open exchange says, unless it is back already.',
    violations: sql`select 'unit ' || u.id || ' is ' || u.status || ', exchange ' || coalesce(x.status, 'none') as what
      from equipment_units u
      left join exchanges x on x.unit_id = u.id and ${isOpen}
      where (u.status = 'PENDING_EXCHANGE' and coalesce(x.status, '') not in ('REQUESTED', 'ACCEPTED'))
        or (u.status = 'EXCHANGED' and coalesce(x.status, '') <> 'DELIVERED')
        or (x.status = 'REQUESTED' and u.status <> 'PENDING_EXCHANGE')
        or (x.status = 'ACCEPTED' and u.status not in ('PENDING_EXCHANGE', 'RETURNED'))
        or (x.status = 'DELIVERED' and u.status not in ('EXCHANGED', 'RETURNED'))`,
  },
  {
    name: 'exchange-rental',
    holds: 'Whoever has an open exchange of a unit rents it, and asks and answers while the rental runs.',
    violations: sql`select 'exchange ' || x.id || ' (' || x.status || ') of unit ' || x.unit_id || ', its order in ' || o.stage_name as what
      from exchanges x
      join orders o on o.id = x.order_id
      left join rentals r on r.unit_id = x.unit_id and r.closed_at is null
      where ${isOpen} and (r.order_id is distinct from x.order_id
        or o.stage_name not in ('ONGOING', 'RETURNING') or (x.status in ('REQUESTED', 'ACCEPTED') and o.stage_name <> 'ONGOING'))`,
  },
  {
    name: 'exchange-parcels',
    holds:
      'What is accepted has both of its parcels, beside the order: one prepared or on its way, one that fetches the unit.',
    violations: sql`select 'exchange ' || x.id || ' (' || x.status || ') has parcels ' || coalesce(p.delivery_status, 'none')
        || ' and ' || coalesce(k.delivery_status, 'none') as what
      from exchanges x
      left join packages p on p.id = x.package_id and p.order_id = x.order_id and p.apart and p.package_type = 'extra'
      left join packages k on k.id = x.return_package_id and k.order_id = x.order_id and k.apart and k.package_type = 'return'
      left join return_items i on i.package_id = k.id and i.unit_id = x.unit_id
      where (x.status = 'ACCEPTED' and (p.id is null or p.delivery_status in ('DELIVERED', 'CANCELED')))
        or (${hasArrived} and coalesce(p.delivery_status, '') <> 'DELIVERED')
        or (x.status in ('ACCEPTED', 'DELIVERED') and (i.unit_id is null or i.closed_at is not null))
        or (x.status = 'DONE' and i.condition is null)`,
  },
  {
    name: 'exchange-promised',
    holds: 'A parcel brings as many of a product as exchanges wait for in it.',
    violations: sql`select 'parcel ' || x.package_id || ' brings ' || coalesce(max(i.quantity), 0) || ' of product ' || x.product_id
        || ' for ' || count(*) || ' exchanges' as what
      from exchanges x
      left join package_items i on i.package_id = x.package_id and i.product_id = x.product_id
      where x.status in ('ACCEPTED', 'DELIVERED', 'DONE')
      group by x.package_id, x.product_id having coalesce(max(i.quantity), 0) <> count(*)`,
  },
  {
    name: 'exchange-replacement',
    holds:
      'From its delivery on an exchange names its replacement: of the product asked for, from its parcel, of one exchange only.',
    violations: sql`select 'exchange ' || x.id || ' (' || x.status || ') has replacement ' || coalesce(x.replacement_id::text, 'none') as what
      from exchanges x
      left join equipment_units n on n.id = x.replacement_id
      left join rentals r on r.unit_id = x.replacement_id and r.package_id = x.package_id
      where (${hasArrived}) <> (x.replacement_id is not null)
        or (x.replacement_id is not null and (n.product_id <> x.product_id or r.id is null))
        or exists (select 1 from exchanges y where y.id <> x.id and y.package_id = x.package_id and y.replacement_id = x.replacement_id)`,
  },
  {
    name: 'exchange-holds',
    holds: 'While its rental runs an order holds no more of a product than its parcels still lack.',
    violations: sql`select 'order ' || h.order_id || ' holds ' || h.held || ' of product ' || h.product_id || ' and lacks ' || coalesce(l.lacking, 0) as what
      from (select s.order_id, s.product_id, sum(s.quantity) as held from stock_holds s join orders o on o.id = s.order_id
        where s.released_at is null and s.expires_at > now() and o.stage_name in ('ONGOING', 'RETURNING') group by 1, 2) h
      left join lateral (
        select sum(i.quantity - (select count(*) from rentals r join equipment_units u on u.id = r.unit_id
          where r.package_id = i.package_id and u.product_id = i.product_id)) as lacking
        from package_items i join packages p on p.id = i.package_id
        where p.order_id = h.order_id and i.product_id = h.product_id
          and p.package_type <> 'return' and p.delivery_status <> 'CANCELED'
      ) l on true
      where h.held > coalesce(l.lacking, 0)`,
  },
]
