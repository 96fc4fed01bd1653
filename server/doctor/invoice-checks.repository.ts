import { sql } from 'drizzle-orm'
import type { Check } from './check.types'

/** The last day that a row measures, and one more. */
const end = (row: string) => sql.raw(`coalesce(${row}.ended_on, (${row}.period + interval '1 month')::date)`)

/** Invoices: their numbers, their sums, and what stands behind them (docs/adr/0557). */
export const INVOICE_CHECKS: readonly Check[] = [
  {
    name: 'invoice-numbers',
    holds: 'The numbers of a series go from 1 to the last one given, without a gap or a double.',
    violations: sql`select 'series ' || s.series || ' gave ' || s.last_number || ', has ' || count(i.id) || ' up to '
        || coalesce(max(i.number), 0) as what
      from invoice_series s left join invoices i on i.series = s.series group by s.series
      having s.last_number <> count(i.id) or s.last_number <> coalesce(max(i.number), 0)
        or count(i.id) <> count(distinct i.number)`,
  },
  {
    name: 'invoice-totals',
    holds: 'An invoice comes to what its lines come to, and each line to its quantity times its amount.',
    violations: sql`select 'invoice ' || i.id || ' says ' || i.total || ', its lines ' || coalesce(l.total, 0) as what
      from invoices i left join (select invoice_id, sum(amount) as total, bool_and(amount = quantity * unit_amount) as is_product
        from invoice_lines group by 1) l on l.invoice_id = i.id
      where i.total <> coalesce(l.total, 0) or not coalesce(l.is_product, true)`,
  },
  {
    name: 'invoice-measured',
    holds: 'Behind each measured line of an issued invoice stand the units and days that explain it, or a reason.',
    violations: sql`select 'line ' || l.id || ' of invoice ' || l.invoice_id as what
      from invoice_lines l join invoices i on i.id = l.invoice_id and i.status <> 'DRAFT'
      where l.kind = 'MEASURED' and l.reason is null
        and not exists (select from invoice_measurements m where m.line_id = l.id)`,
  },
  {
    name: 'invoice-days',
    holds: 'No day of a unit is billed twice; those of cancelled invoices are free.',
    violations: sql`select 'unit ' || m.unit_id || ' in invoices ' || m.invoice_id || ' and ' || o.invoice_id
        || ', from ' || greatest(m.started_on, o.started_on) || ' on' as what
      from invoice_measurements m join invoice_measurements o
        on o.unit_id = m.unit_id and o.tax_kind = m.tax_kind and o.id > m.id and o.live
      where m.live and m.started_on < ${end('o')} and o.started_on < ${end('m')}`,
  },
  {
    name: 'invoice-free-days',
    holds: 'The days of an invoice are free exactly when it was cancelled.',
    violations: sql`select 'invoice ' || i.id || ' (' || i.status || ') has row ' || m.id as what
      from invoices i join invoice_measurements m on m.invoice_id = i.id where m.live = (i.status = 'CANCELED')`,
  },
]
