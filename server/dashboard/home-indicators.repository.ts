import { and, eq, ne, sql } from 'drizzle-orm'
import { arrayOf } from '@/server/db/ids'
import { db } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'
import { holderCounters, invoices, orders, packages, ticketMessages, tickets } from '@/server/db/schema/index'
import { ENDED_STATUSES } from '@/services/logistics/packages/package-moves.rules'
import { UNDER_WAY } from '@/services/orders/workflow/stage-groups.rules'

const company = sql.placeholder('company')

const selectMonthlyInvoice = () =>
  db()
    .select({
      kind: invoices.kind,
      status: invoices.status,
      period: invoices.period,
      total: invoices.total,
      currentDueOn: invoices.currentDueOn,
      payableOn: invoices.payableOn,
      disputedAt: invoices.disputedAt,
    })
    .from(invoices)
    // As the index `invoices_month` says it: one row a month.
    .where(
      and(eq(invoices.companyId, company), sql`${invoices.kind} = 'MONTHLY'`, sql`${invoices.status} <> 'CANCELED'`),
    )
    .orderBy(sql`${invoices.status} = 'DRAFT'`, sql`${invoices.period} desc`)
    .limit(1)

/** The company's invoice of the newest month that was billed; a draft only where nothing was issued yet. */
export async function findMonthlyInvoice(companyId: number) {
  const rows = await prepared(db(), 'home invoice', selectMonthlyInvoice, { company: companyId })
  return rows.at(0)
}

const selectHeldUnits = () => {
  const held = db()
    .select({ key: holderCounters.key, units: sql<number>`sum(${holderCounters.units})`.as('held') })
    .from(holderCounters)
    .where(and(eq(holderCounters.companyId, company), sql`${holderCounters.facet} = 'address'`))
    .groupBy(holderCounters.key)
    .as('places')
  return db()
    .select({
      units: sql<number>`coalesce(sum(${held.units}), 0)::int`,
      addresses: sql<number>`(count(${held.key}) filter (where ${held.units} > 0))::int`,
    })
    .from(held)
}

/** How many units a company holds, and at how many addresses, from the counters (ADR 521): every unit is at an address. */
export async function countHeldUnits(companyId: number): Promise<{ units: number; addresses: number }> {
  const rows = await prepared(db(), 'home units', selectHeldUnits, { company: companyId })
  return rows[0] ?? { units: 0, addresses: 0 }
}

const selectDeliveries = () =>
  db()
    .select({
      underWay: sql<number>`(count(distinct ${orders.id}))::int`,
      nextOn: sql<string | null>`min(${packages.deliveryEta})::text`,
    })
    .from(orders)
    .leftJoin(
      packages,
      and(
        eq(packages.orderId, orders.id),
        ne(packages.packageType, sql`'return'`),
        sql`${packages.deliveryStatus} <> all(${arrayOf(ENDED_STATUSES)})`,
        sql`${packages.deliveryEta} >= ${sql.placeholder('today')}::date`,
      ),
    )
    .where(and(eq(orders.companyId, company), sql`${orders.stageName} = any(${arrayOf(UNDER_WAY)})`))

/** The orders of a company that are under way, and the earliest day from today on when a package of theirs is expected. */
export async function countDeliveries(companyId: number, today: string) {
  const rows = await prepared(db(), 'home deliveries', selectDeliveries, { company: companyId, today })
  return rows[0] ?? { underWay: 0, nextOn: null }
}

const selectTickets = (isOwnOnly: boolean) =>
  db()
    .select({
      open: sql<number>`count(*)::int`,
      // The newest of each ticket by the index of its messages.
      lastReplyAt: sql<Date | null>`max((select m.created_at from ${ticketMessages} m
        where m.ticket_id = ${tickets}.id and m.kind = 'public' and m.side = 'staff' and m.withdrawn_at is null
        order by m.id desc limit 1))`.mapWith(ticketMessages.createdAt),
    })
    .from(tickets)
    .where(
      and(
        eq(tickets.companyId, company),
        sql`${tickets.status} in ('PENDING', 'IN_PROGRESS')`,
        isOwnOnly ? eq(tickets.openedBy, sql.placeholder('opener')) : undefined,
      ),
    )

/**
 * The open tickets of a company, and when staff last wrote to the customer in one of them; a reply that was taken back does
 * not count.
 * @param openedBy only those of this person; undefined for all
 */
export async function countOpenTickets(companyId: number, openedBy: number | undefined) {
  const isOwnOnly = openedBy !== undefined
  const values = { company: companyId, ...(isOwnOnly && { opener: openedBy }) }
  const rows = await prepared(db(), `home tickets ${String(isOwnOnly)}`, () => selectTickets(isOwnOnly), values)
  return rows[0] ?? { open: 0, lastReplyAt: null }
}
