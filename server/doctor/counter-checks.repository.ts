import { type SQL, sql } from 'drizzle-orm'
import type { Check } from './check.types'

/** The kinds for which two selects of `kind` and `count` have different sums. */
const differences = (tallied: SQL, counted: SQL): SQL => sql`
  select kind || ': ' || coalesce(t.count, 0) || ' by the tallies, ' || coalesce(c.count, 0) || ' counted' as what
  from (select kind, sum(count) as count from (${tallied}) tallied(kind, count) group by kind) t
  full join (select kind, sum(count) as count from (${counted}) counted(kind, count) group by kind) c using (kind)
  where coalesce(t.count, 0) <> coalesce(c.count, 0)`

/** The counters that triggers maintain, so that lists need not count (docs/adr/0506, 0515, 0517, 0521). */
export const COUNTER_CHECKS: readonly Check[] = [
  {
    name: 'tally-orders',
    holds: 'The tallies of orders are what there is of each company, stage and turn.',
    violations: differences(
      sql`select concat_ws(' ', 'company', coalesce(company_id::text, 'any'), stage_name, turn) as kind, orders as count from order_tallies`,
      sql`select concat_ws(' ', 'company', coalesce(company_id::text, 'any'), stage_name, turn), count(*) from orders
        group by grouping sets ((company_id, stage_name, turn), (stage_name, turn))`,
    ),
  },
  {
    name: 'tally-tickets',
    holds: 'The tallies of tickets are what there is of each status and category.',
    violations: differences(
      sql`select concat_ws(' ', status, category) as kind, tickets as count from ticket_tallies`,
      sql`select concat_ws(' ', status, category), 1 from tickets`,
    ),
  },
  {
    name: 'tally-invoices',
    holds: 'The tallies of invoices are what there is of each status, kind and month, and what it comes to.',
    violations: differences(
      sql`select concat_ws(' ', of.what, status, kind, period) as kind, of.count from invoice_tallies
        cross join lateral (values ('number', invoices::numeric), ('total', total)) of(what, count)`,
      sql`select concat_ws(' ', of.what, status, kind, period), of.count from invoices
        cross join lateral (values ('number', 1::numeric), ('total', total)) of(what, count)`,
    ),
  },
  {
    name: 'tally-units',
    holds: 'The tallies of units are what there is of each product, group and status.',
    violations: differences(
      sql`select concat_ws(' ', 'product', coalesce(product_id::text, 'any'), product_group, status) as kind, units as count from unit_tallies`,
      sql`select concat_ws(' ', 'product', coalesce(product_id::text, 'any'), product_group, status), count(*) from equipment_units
        group by grouping sets ((product_id, product_group, status), (product_group, status))`,
    ),
  },
  {
    name: 'tally-holders',
    holds: 'The tallies of what companies hold are what there is with each, by product, address and user.',
    violations: differences(
      sql`select concat_ws(' ', 'company', company_id, facet, coalesce(key::text, 'none'), status) as kind, units as count from holder_tallies`,
      sql`select concat_ws(' ', 'company', company_id, facet, coalesce(key::text, 'none'), status), 1 from equipment_units
        cross join lateral (values ('product', product_id), ('address', address_id), ('user', user_id)) of(facet, key)
        where company_id is not null`,
    ),
  },
  {
    name: 'tally-movements',
    holds: 'The tallies of movements are what the log of each company has of each kind, in each month and altogether.',
    violations: differences(
      sql`select concat_ws(' ', 'company', company_id, coalesce(month::text, 'ever'), event_type, coalesce(relocation_type, '-'),
          coalesce(relocation_status, '-'), unit_status) as kind, movements as count from movement_tallies`,
      sql`select concat_ws(' ', 'company', company_id, month, event_type, coalesce(relocation_type, '-'),
          coalesce(relocation_status, '-'), unit_status), 1 from unit_events
        cross join lateral (values ('ever'), (date_trunc('month', created_at at time zone 'America/Sao_Paulo')::date::text)) of(month)
        where company_id is not null`,
    ),
  },
]
