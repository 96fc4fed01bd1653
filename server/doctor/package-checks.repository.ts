import { sql } from 'drizzle-orm'
import { DELIVERY_STATUSES } from '@/services/logistics/packages/delivery-status.rules'
import { OUTGOING_STATUSES, outgoingPhaseOf } from '@/services/logistics/packages/package-stages.rules'
import type { Check } from './check.types'

const ALLOWED = JSON.stringify(
  Object.entries(OUTGOING_STATUSES).flatMap(([stage, statuses]) => statuses.map((status) => ({ stage, status }))),
)

const PHASES = JSON.stringify(DELIVERY_STATUSES.map((status) => ({ status, phase: outgoingPhaseOf(status) ?? null })))

const phases = sql`jsonb_to_recordset(${PHASES}::jsonb) as phases(status text, phase text)`

/** Packages, their contents, and the orders that wait for them. */
export const PACKAGE_CHECKS: readonly Check[] = [
  {
    name: 'parcel-stage',
    holds: 'An outgoing parcel is where its order lets it be.',
    violations: sql`select 'parcel ' || p.id || ' is ' || p.delivery_status || ', its order in ' || o.stage_name as what
      from packages p join orders o on o.id = p.order_id
      where p.package_type <> 'return' and not p.apart and p.delivery_status <> 'CANCELED' and not exists (
        select 1 from jsonb_to_recordset(${ALLOWED}::jsonb) allowed(stage text, status text)
        where allowed.stage = o.stage_name and allowed.status = p.delivery_status)`,
  },
  {
    name: 'parcel-given',
    holds: 'A parcel has what its order and its own way have asked for: serials, expected day, tracking code, days.',
    violations: sql`select 'parcel ' || p.id || ' (' || p.delivery_status || ', order in ' || o.stage_name || ') lacks something' as what
      from packages p
      join orders o on o.id = p.order_id
      join ${phases} on phases.status = p.delivery_status
      join lateral (select coalesce(sum(quantity), 0) as wanted from package_items i where i.package_id = p.id) i on true
      join lateral (select count(*) as packed from rentals r where r.package_id = p.id) r on true
      where p.package_type <> 'return' and (
        (r.packed > i.wanted)
        or ((phases.phase in ('ready', 'sent', 'delivered') or (not p.apart and o.stage_name in ('SHIPPING', 'DELIVERY_INFO', 'DELIVERY_TERM', 'ONGOING')))
          and phases.phase is not null and (r.packed <> i.wanted or p.delivery_eta is null))
        or (phases.phase in ('sent', 'delivered') and (p.tracking_code is null or p.sending_date is null))
        or (phases.phase = 'delivered' and p.delivery_date is null))`,
  },
  {
    name: 'parcel-contents',
    holds: 'In a parcel are units of the products that belong into it, no more of each than that, for its own order.',
    violations: sql`select 'parcel ' || r.package_id || ' has ' || count(*) || ' of product ' || u.product_id as what
      from rentals r
      join equipment_units u on u.id = r.unit_id
      join packages p on p.id = r.package_id
      left join package_items i on i.package_id = r.package_id and i.product_id = u.product_id
      group by r.package_id, u.product_id, i.quantity
      having count(*) > coalesce(i.quantity, 0) or bool_or(p.order_id <> r.order_id)`,
  },
  {
    name: 'parcel-units',
    holds: 'Units are with the customer once their parcel has arrived, and in the house until then.',
    violations: sql`select 'unit ' || u.id || ' is ' || u.status || ', its parcel ' || p.id || ' ' || p.delivery_status as what
      from rentals r join equipment_units u on u.id = r.unit_id join packages p on p.id = r.package_id
      where r.closed_at is null and (u.status = 'OK') = (p.delivery_status = 'DELIVERED')`,
  },
  {
    name: 'order-rentals',
    holds: 'Before packing nothing is rented, and nothing any more once an order is finished or cancelled.',
    violations: sql`select 'order ' || o.id || ' (' || o.stage_name || ') has ' || count(*) || ' open rentals' as what
      from orders o join rentals r on r.order_id = o.id and r.closed_at is null
      where o.stage_name in ('PROPOSAL_AGREEMENT', 'DOC_ANALYSIS', 'CREDIT_ANALYSIS', 'CONTRACT_INFO', 'FINISHED', 'CANCELLED')
      group by o.id`,
  },
  {
    name: 'order-history',
    holds: 'An order stands where its newest history row says.',
    violations: sql`select 'order ' || o.id || ' is in ' || o.stage_name || ' (version ' || o.version || ')' as what
      from orders o left join event_logs e on e.model_name = 'order' and e.object_id = o.id and e.version = o.version
      where e.id is null or e.to_stage is distinct from o.stage_name`,
  },
  {
    name: 'return-items',
    holds:
      'What is to come back is rented in the same order; it is received exactly while the unit is back and not appraised.',
    violations: sql`select 'unit ' || i.unit_id || ' in return ' || i.package_id || ' is ' || u.status as what
      from return_items i
      join packages p on p.id = i.package_id
      join equipment_units u on u.id = i.unit_id
      left join rentals r on r.unit_id = i.unit_id and r.closed_at is null
      where i.closed_at is null and (r.order_id is distinct from p.order_id or p.delivery_status in ('CANCELED', 'DESTINATION')
        or (i.received_at is not null) <> (u.status = 'RETURNED'))`,
  },
  {
    name: 'return-ends',
    holds: 'A return has reached its destination exactly when all of it is appraised.',
    violations: sql`select 'return ' || p.id || ' is ' || p.delivery_status || ' with ' || count(i.unit_id) filter (where i.closed_at is null) || ' open units' as what
      from packages p join return_items i on i.package_id = p.id
      where p.package_type = 'return' and p.delivery_status <> 'CANCELED'
      group by p.id having (p.delivery_status = 'DESTINATION') <> bool_and(i.closed_at is not null)`,
  },
]
