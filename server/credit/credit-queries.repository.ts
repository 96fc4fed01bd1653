import { and, count, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { companies, creditQueries, orders, users } from '@/server/db/schema'
import type { FailureCode, QueryStatus } from '@/services/credit/credit-query.rules'
import type { CreditReport } from '@/services/credit/credit.schema'

type Filters = { id?: number; document?: string; status?: QueryStatus }

/** Queries with requester, order and the document's company; newest first. */
export function listCreditQueries(conn: Db, filters: Filters, window: { limit: number; offset: number }) {
  return conn
    .select({
      query: creditQueries,
      requester: { name: users.firstName },
      company: { id: companies.id, corporateName: companies.corporateName },
      order: { maskId: orders.orderMaskId, companyId: orders.companyId },
    })
    .from(creditQueries)
    .innerJoin(users, eq(users.id, creditQueries.requestedBy))
    .leftJoin(companies, eq(companies.cnpj, creditQueries.document))
    .leftJoin(orders, eq(orders.id, creditQueries.orderId))
    .where(queryWhere(filters))
    .orderBy(desc(creditQueries.id))
    .limit(window.limit)
    .offset(window.offset)
}

export type ListedQuery = Awaited<ReturnType<typeof listCreditQueries>>[number]
export type CreditQueryRow = ListedQuery['query']

export async function countCreditQueries(conn: Db, filters: Filters): Promise<number> {
  const rows = await conn.select({ count: count() }).from(creditQueries).where(queryWhere(filters))
  return rows[0]?.count ?? 0
}

const queryWhere = ({ id, document, status }: Filters): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(creditQueries.id, id),
    document === undefined ? undefined : eq(creditQueries.document, document),
    status && eq(creditQueries.status, status),
  )

/** Serialises new queries about a document until the end of the transaction. */
export async function lockDocument(tx: Tx, document: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('credit'), hashtext(${document}))`)
}

/** The last valid result; results of the sandbox only with `withSandbox`. */
export async function findValid(
  conn: Db,
  document: string,
  now: Date,
  withSandbox: boolean,
): Promise<CreditQueryRow | undefined> {
  const rows = await conn
    .select()
    .from(creditQueries)
    .where(
      and(
        queryWhere({ document, status: 'DONE' }),
        gt(creditQueries.validUntil, now),
        withSandbox ? undefined : eq(creditQueries.isSandbox, false),
      ),
    )
    .orderBy(desc(creditQueries.id))
    .limit(1)
  return rows[0]
}

export async function findLast(conn: Db, filters: Filters): Promise<CreditQueryRow | undefined> {
  const rows = await conn
    .select()
    .from(creditQueries)
    .where(queryWhere(filters))
    .orderBy(desc(creditQueries.id))
    .limit(1)
  return rows[0]
}

export async function insertCreditQuery(tx: Tx, fields: typeof creditQueries.$inferInsert): Promise<number> {
  const rows = await tx.insert(creditQueries).values(fields).returning({ id: creditQueries.id })
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The credit query was not inserted')
  return id
}

const pending = (id: number) => and(eq(creditQueries.id, id), eq(creditQueries.status, 'PENDING'))

/** Counts an attempt; undefined once the query is done or failed. */
export async function beginAttempt(conn: Db, id: number): Promise<CreditQueryRow | undefined> {
  const rows = await conn
    .update(creditQueries)
    .set({ attempts: sql`${creditQueries.attempts} + 1` })
    .where(pending(id))
    .returning()
  return rows[0]
}

/** True for the only caller that may make the paid call. */
export async function markCalled(conn: Db, id: number, now: Date): Promise<boolean> {
  const rows = await conn
    .update(creditQueries)
    .set({ calledAt: now })
    .where(and(pending(id), isNull(creditQueries.calledAt)))
    .returning({ id: creditQueries.id })
  return rows.length > 0
}

/** Clears the mark of a call that cost nothing, so that it can be repeated. */
export async function clearCall(conn: Db, id: number): Promise<void> {
  await conn.update(creditQueries).set({ calledAt: null }).where(pending(id))
}

type Result = { report: CreditReport; isSandbox: boolean; validUntil: Date; finishedAt: Date }

/** Saves a paid report even if its run was already given up as dead. Undefined once there is another outcome. */
export async function markDone(tx: Tx, id: number, result: Result): Promise<CreditQueryRow | undefined> {
  const givenUp = and(eq(creditQueries.id, id), eq(creditQueries.failure, 'interrupted'))
  const rows = await tx
    .update(creditQueries)
    .set({ ...result, status: 'DONE', failure: null })
    .where(or(pending(id), givenUp))
    .returning()
  return rows[0]
}

/** The failed query; undefined once there is another outcome. */
export async function markFailed(tx: Tx, id: number, failure: FailureCode): Promise<CreditQueryRow | undefined> {
  const rows = await tx
    .update(creditQueries)
    .set({ status: 'FAILED', failure, finishedAt: new Date() })
    .where(pending(id))
    .returning()
  return rows[0]
}

export async function companyOfDocument(conn: Db, document: string): Promise<number | null> {
  const rows = await conn.select({ id: companies.id }).from(companies).where(eq(companies.cnpj, document))
  return rows[0]?.id ?? null
}
