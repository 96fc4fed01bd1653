import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { addresses, invoiceMeasurements, invoices, unitEvents, users } from '@/server/db/schema'
import type { ReportRow } from '@/services/reports/report-definition.rules'
import type { ReportRows, ReportScope } from '../report-reader'

/** What names the rows that units belong to, as they were at the end of what was measured. */
const NAMES = new Map([
  ['address', sql`coalesce(a.label, 'Sem endereço')`],
  ['person', sql`coalesce(u.username, 'Sem pessoa')`],
  ['label', sql`coalesce(e.label, 'Sem etiqueta')`],
])

/** The invoices of a company that were issued for the months of a period; credit notes have negative sums. */
const billed = ({ from, until, company_id }: ReportScope) => sql`billed as (
  select * from ${invoices} where company_id = ${company_id ?? null}::int and status in ('ISSUED', 'PAID', 'UNCOLLECTIBLE')
    and period >= ${from}::date and period < ${until}::date
)`

/** What a company was billed, by month, or by where or with whom its units were. */
export async function readCosts(conn: Db, scope: ReportScope): Promise<ReportRows> {
  const name = NAMES.get(scope.group)
  if (!name) return readCostsByMonth(conn, scope)
  const { rows } = await conn.execute<ReportRow>(sql`
    with ${billed(scope)},
    measured as (
      select ${name} as name, m.unit_id, m.tax_kind, m.amount
      from ${invoiceMeasurements} m join billed i on i.id = m.invoice_id
      left join lateral (select e.address_id, e.user_id, e.label from ${unitEvents} e
        where e.unit_id = m.unit_id and e.holder_id = i.company_id
          and e.created_at < (coalesce(m.ended_on, (m.period + interval '1 month')::date)::timestamp at time zone 'America/Sao_Paulo')
        order by e.id desc limit 1) e on true
      left join ${addresses} a on a.id = e.address_id left join ${users} u on u.id = e.user_id
    ),
    parts as (
      select name, count(distinct unit_id)::int as units, coalesce(sum(amount) filter (where tax_kind = 'RENTAL'), 0) as rental,
        coalesce(sum(amount) filter (where tax_kind = 'SERVICE'), 0) as service, 0 as other, 0 as rank
      from measured group by name
      union all
      select 'Sem equipamento', 0, 0, 0, (select coalesce(sum(total), 0) from billed) - (select coalesce(sum(amount), 0) from measured), 1
    )
    select name as ${sql.identifier(scope.group)}, units, rental::numeric(14, 2)::text as rental, service::numeric(14, 2)::text as service,
      other::numeric(14, 2)::text as other, (rental + service + other)::numeric(14, 2)::text as total
    from parts where rank = 0 or other <> 0 order by rank, rental + service desc, name`)
  return { rows }
}

async function readCostsByMonth(conn: Db, scope: ReportScope): Promise<ReportRows> {
  const { rows } = await conn.execute<ReportRow>(sql`
    with ${billed(scope)}
    select to_char(period, 'YYYY-MM') as month, (count(*) filter (where kind <> 'CREDIT'))::int as invoices,
      sum(rental_total)::numeric(14, 2)::text as rental, sum(service_total)::numeric(14, 2)::text as service,
      sum(adjustments_total)::numeric(14, 2)::text as other, sum(total)::numeric(14, 2)::text as total
    from billed group by period order by period desc`)
  return { rows }
}
