import { and, asc, count, eq, gt, gte, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { companies, invoices, users } from '@/server/db/schema'

const isOpen = and(eq(invoices.status, 'ISSUED'), ne(invoices.kind, 'CREDIT'))
const isReminded = and(isOpen, isNull(invoices.disputedAt))

/** The next open invoices, not contested, whose last day without charges lies in a window; in the order of their ids. */
export async function listOpenInvoiceIds(
  conn: Db,
  { from, until, after, limit }: { from: string; until: string; after: number; limit: number },
): Promise<number[]> {
  const rows = await conn
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(isReminded, gte(invoices.payableOn, from), lte(invoices.payableOn, until), gt(invoices.id, after)))
    .orderBy(asc(invoices.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** What a company is called, and where its invoices go besides its people, if the owner of that address has confirmed it. */
export async function findBilledCompany(conn: Db, companyId: number) {
  const rows = await conn
    .select({
      name: companies.corporateName,
      email: sql<
        string | null
      >`case when ${companies.billingEmailConfirmedAt} is not null then ${companies.billingEmail} end`,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
  return rows[0]
}

/** Whether one of these people has this address. */
export async function isEmailOf(conn: Db, userIds: readonly number[], email: string): Promise<boolean> {
  const rows = await conn
    .select({ id: users.id })
    .from(users)
    .where(and(inIds(users.id, userIds), eq(sql`lower(${users.email})`, email.toLowerCase())))
  return rows.length > 0
}

type Days = { today: string; since: string }

/** How many open invoices are late, and what is left of them. */
export async function sumLate(conn: Db, today: string) {
  const rows = await conn
    .select({
      count: count(),
      total: sql<string>`coalesce(sum(${invoices.total} - ${invoices.paidTotal}), 0)::numeric(12,2)::text`,
    })
    .from(invoices)
    .where(and(isOpen, lt(invoices.payableOn, today)))
  return rows[0] ?? { count: 0, total: '0.00' }
}

/** The open invoices that may be paid without charges until today, and those whose last such day was since a day. */
export const listNewlyDue = (conn: Db, { today, since }: Days, limit: number) =>
  conn
    .select({
      id: invoices.id,
      number: sql<number>`${invoices.number}`,
      company: companies.corporateName,
      dueOn: invoices.currentDueOn,
      payableOn: invoices.payableOn,
      open: sql<string>`(${invoices.total} - ${invoices.paidTotal})::text`,
    })
    .from(invoices)
    .innerJoin(companies, eq(companies.id, invoices.companyId))
    .where(and(isOpen, isNotNull(invoices.number), gte(invoices.payableOn, since), lte(invoices.payableOn, today)))
    .orderBy(asc(invoices.payableOn), asc(invoices.id))
    .limit(limit)
