import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type Db, db } from '@/server/db/client'
import { countUpTo, namedFilters } from '@/server/db/list-pages'
import { prepared } from '@/server/db/prepared'
import { invoiceCounters, invoices } from '@/server/db/schema'
import { type Filters, invoiceWhere, isOpen, isPaidOnly, shapeOf } from './invoice-filters.repository'

/**
 * How many invoices fit. All of a status, a kind or a month, which may be very many, come from the counters; the rest is few
 * enough to be counted.
 */
export async function countInvoices(conn: Db, asked: Filters): Promise<number> {
  if (asked.found) return (await countUpTo(conn, invoices, invoiceWhere(asked))).count
  const count = namedFilters(asked).every(([name]) => COUNTED.includes(name)) ? fromCounters : ofInvoices
  const shape = shapeOf(asked)
  const rows = await (shape
    ? prepared(conn, `invoice count ${shape.key}`, () => count(db(), shape.filters), shape.values)
    : count(conn, asked))
  return rows[0]?.count ?? 0
}

/** The day alone filters nothing. */
const COUNTED: readonly string[] = ['status', 'kind', 'period', 'today'] satisfies (keyof Filters)[]

const fromCounters = (conn: Db, { status, kind, period }: Filters) =>
  conn
    .select({ count: sql<number>`coalesce(sum(${invoiceCounters.invoices}), 0)::int` })
    .from(invoiceCounters)
    .where(
      and(
        status && eq(invoiceCounters.status, status),
        kind && eq(invoiceCounters.kind, kind),
        isPaidOnly({ status, kind }) ? ne(invoiceCounters.kind, 'CREDIT') : undefined,
        period ? eq(invoiceCounters.period, period) : undefined,
      ),
    )

const ofInvoices = (conn: Db, filters: Filters) =>
  conn
    .select({ count: sql<number>`count(*)::int` })
    .from(invoices)
    .where(invoiceWhere(filters))

const tally = (count: SQL, total: SQL, where: SQL) => ({
  count: sql<number>`coalesce(${count} filter (where ${where}), 0)::int`,
  total: sql<string>`coalesce(${total} filter (where ${where}), 0)::numeric(14, 2)::text`,
})

/** Days; `period` is the first one of the month. */
type Scope = { today: string; period?: string }

/** What the tabs of staff's list count and sum; the open ones are few and are read, of the rest the counters tell. */
export async function countAll(conn: Db, { today, period }: Scope) {
  const t = invoiceCounters
  const of = (where: SQL) => tally(sql`sum(${t.invoices})`, sql`sum(${t.total})`, where)
  const isThen = period === undefined ? sql`true` : sql`${t.period} = ${period}::date`
  const draft = of(sql`${t.status} = 'DRAFT' and ${isThen}`)
  const paid = of(sql`${t.status} = 'PAID' and ${t.kind} <> 'CREDIT' and ${isThen}`)
  const issued = of(sql`${t.status} = 'ISSUED'`)
  const every = of(isThen)
  const [counted] = await conn
    .select({
      ...{ drafts: draft.count, draftsTotal: draft.total, paid: paid.count, paidTotal: paid.total },
      ...{ issued: issued.count, issuedTotal: issued.total, all: every.count, allTotal: every.total },
    })
    .from(t)
  const [overdue] = await conn
    .select(tally(sql`count(*)`, sql`sum(${invoices.total})`, sql`true`))
    .from(invoices)
    .where(invoiceWhere({ overdue: 'true', today }))
  return { counted, overdue }
}

/** The same of companies: a customer's own. */
export async function countOfCompanies(conn: Db, companies: readonly number[], { today, period }: Scope) {
  const of = (where: SQL) => tally(sql`count(*)`, sql`sum(${invoices.total})`, where)
  const isThen = period === undefined ? sql`true` : sql`${invoices.period} = ${period}::date`
  const isLate = sql`${invoices.payableOn} < ${today}::date`
  const [open, overdue] = [of(sql`${isOpen} and not ${isLate}`), of(sql`${isOpen} and ${isLate}`)]
  const paid = of(sql`${invoices.status} = 'PAID' and ${invoices.kind} <> 'CREDIT' and ${isThen}`)
  const every = of(isThen)
  const [counted] = await conn
    .select({
      ...{ open: open.count, openTotal: open.total, paid: paid.count, paidTotal: paid.total },
      ...{ overdue: overdue.count, overdueTotal: overdue.total, all: every.count, allTotal: every.total },
    })
    .from(invoices)
    .where(invoiceWhere({ companies, forCustomer: true }))
  return counted
}

/** Folds the counter rows of a kind into one; sums stay the same at every moment. */
export const compactInvoiceCounters = (conn: Db) =>
  conn.execute(sql`
    with kinds as (select status, kind, period from ${invoiceCounters} group by 1, 2, 3 having count(*) > 1),
    gone as (delete from ${invoiceCounters} t using kinds k
      where t.status = k.status and t.kind = k.kind and t.period = k.period returning t.*)
    insert into ${invoiceCounters} select status, kind, period, sum(invoices), sum(total) from gone
    group by 1, 2, 3 having sum(invoices) <> 0 or sum(total) <> 0`)
