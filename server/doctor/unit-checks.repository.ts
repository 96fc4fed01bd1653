import { sql } from 'drizzle-orm'
import { RENTED_OUT_STATUSES, UNIT_STATUS_CHANGES, type UnitStatus } from '@/services/stock/units/unit-status.rules'
import type { Check } from './check.types'

const listOf = (statuses: readonly UnitStatus[]) => sql.raw(`('${statuses.join("', '")}')`)

const OUT = listOf(RENTED_OUT_STATUSES)

/** The statuses of a unit in an open rental; a damaged or insured unit may or may not be in one. */
const RENTED = listOf(['OK', ...RENTED_OUT_STATUSES, 'RETURNED'])

const STEPS = JSON.stringify(
  Object.entries(UNIT_STATUS_CHANGES).flatMap(([from, targets]) => targets.map((to) => ({ from, to }))),
)

/** Each unit is in one place and has a history without gaps. */
export const UNIT_CHECKS: readonly Check[] = [
  {
    name: 'unit-history',
    holds: 'A unit is what its newest event says.',
    violations: sql`select 'unit ' || u.id || ' is ' || u.status || ', its history says ' || coalesce(e.unit_status, 'nothing') as what
      from equipment_units u left join lateral (
        select * from unit_events where unit_id = u.id order by id desc limit 1
      ) e on true
      where e.id is null or (e.unit_status, e.holder_id, e.address_id, e.user_id, e.location, e.label, e.product_group)
        is distinct from (u.status, u.company_id, u.address_id, u.user_id, u.location, u.label, u.product_group)`,
  },
  {
    name: 'unit-steps',
    holds: 'A unit goes from one status to the next only as the table of allowed changes lets it.',
    violations: sql`select 'unit ' || unit_id || ' went from ' || before || ' to ' || unit_status as what
      from (select unit_id, event_type, unit_status, lag(unit_status) over (partition by unit_id order by id) as before from unit_events) steps
      where before <> unit_status and event_type <> 'RECORDED' and not exists (
        select 1 from jsonb_to_recordset(${STEPS}::jsonb) allowed("from" text, "to" text)
        where allowed."from" = before and allowed."to" = unit_status)`,
  },
  {
    name: 'unit-place',
    holds: 'What is out has a holder and an address of that holder; what is in the house has neither.',
    violations: sql`select 'unit ' || u.id || ' (' || u.status || ') is with ' || coalesce(u.company_id::text, 'nobody')
        || ' at ' || coalesce(u.address_id::text, 'no address') as what
      from equipment_units u left join addresses a on a.id = u.address_id
      where (u.status in ${OUT} and (u.company_id is null or u.address_id is null))
        or (u.status not in ${OUT} and u.status not in ('DAMAGED', 'INSURANCE_CLAIMED') and coalesce(u.company_id, u.address_id, u.user_id) is not null)
        or a.company_id <> u.company_id`,
  },
  {
    name: 'unit-rented-once',
    holds: 'No unit is in two open rentals.',
    violations: sql`select 'unit ' || unit_id || ' is in ' || count(*) || ' open rentals' as what
      from rentals where closed_at is null group by unit_id having count(*) > 1`,
  },
  {
    name: 'unit-rental',
    holds: 'A unit is in an open rental exactly when its status says so, with the company that rents it.',
    violations: sql`select 'unit ' || u.id || ' is ' || u.status || case when r.id is null then ' without' else ' in' end || ' an open rental' as what
      from equipment_units u
      left join rentals r on r.unit_id = u.id and r.closed_at is null
      left join orders o on o.id = r.order_id
      where ((r.id is not null) <> (u.status in ${RENTED} or (u.status in ('DAMAGED', 'INSURANCE_CLAIMED') and u.company_id is not null)))
        or u.company_id <> o.company_id`,
  },
  {
    name: 'unit-user',
    holds: 'Nobody who is gone uses a unit.',
    violations: sql`select 'unit ' || e.id || ' is used by user ' || u.id || ', who is deleted' as what
      from equipment_units e join users u on u.id = e.user_id where u.deleted_at is not null`,
  },
  {
    name: 'unit-relocation',
    holds: 'A unit moves between places of a company exactly while an approved relocation moves it.',
    violations: sql`select 'unit ' || u.id || ' is ' || u.status || ', relocation ' || coalesce(r.status, 'none') as what
      from equipment_units u
      left join relocation_units m on m.unit_id = u.id and m.closed_at is null
      left join relocations r on r.id = m.relocation_id
      where (u.status = 'IN_RELOCATION') <> coalesce(r.status = 'APPROVED', false)`,
  },
  {
    name: 'relocation-ends',
    holds: 'A relocation is open exactly as long as one of its units is on the move.',
    violations: sql`select 'relocation ' || r.id || ' (' || r.status || ') has ' || count(m.unit_id) || ' open units' as what
      from relocations r left join relocation_units m on m.relocation_id = r.id and m.closed_at is null
      group by r.id having (r.status in ('REQUESTED', 'APPROVED')) <> (count(m.unit_id) > 0)`,
  },
]
