import { and, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { companies, mailOutbox, notifications, quotations, simulators, users } from '@/server/db/schema/index'
import { strangerKey } from '@/server/mail/stranger-key'

/** One notice for each quotation, also after retries. */
export const noticeKey = (quotationId: number): string => `quotation:${String(quotationId)}:expiry`

/**
 * The open quotations that expire by then and were not notified yet, with whom to tell: the visitor, or the creator while their
 * account is active.
 */
export function listExpiringQuotations(tx: Tx, { now, until }: { now: Date; until: Date }) {
  return tx
    .select({
      id: quotations.id,
      name: quotations.name,
      expiresAt: quotations.expiresAt,
      simulator: simulators.name,
      company: { id: companies.id, corporateName: companies.corporateName },
      userId: users.id,
      visitor: { email: quotations.visitorEmail, name: quotations.visitorName },
    })
    .from(quotations)
    .innerJoin(simulators, eq(simulators.id, quotations.simulatorId))
    .leftJoin(companies, eq(companies.id, quotations.companyId))
    .leftJoin(users, and(eq(users.id, quotations.userId), isNotNull(quotations.companyId)))
    .where(
      and(
        eq(quotations.status, 'open'),
        gt(quotations.expiresAt, now),
        lte(quotations.expiresAt, until),
        or(and(isNull(quotations.companyId), isNotNull(quotations.visitorEmail)), eq(users.active, true)),
        isUntold(tx, mailOutbox),
        isUntold(tx, notifications),
      ),
    )
    .orderBy(quotations.id)
}

export type ExpiringQuotation = Awaited<ReturnType<typeof listExpiringQuotations>>[number]

/** `strangerKey`, in the database. */
const visitorKey = sql`left(encode(sha256(convert_to(lower(${quotations.visitorEmail}), 'UTF8')), 'hex'), 16)`

/** No mail, or no notification, about the expiry yet: the keys that `notify` makes of `noticeKey`. */
const isUntold = (tx: Tx, table: typeof mailOutbox | typeof notifications) =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(table)
      .where(
        eq(
          table.eventKey,
          sql`'quotation:' || ${quotations.id} || ':expiry:' || coalesce(${users.id}::text, ${visitorKey})`,
        ),
      ),
  )

export function markQuotationsExpired(tx: Tx, now: Date): Promise<{ id: number; companyId: number | null }[]> {
  return tx
    .update(quotations)
    .set({ status: 'expired' })
    .where(and(eq(quotations.status, 'open'), lte(quotations.expiresAt, now)))
    .returning({ id: quotations.id, companyId: quotations.companyId })
}

/**
 * Deletes the visitors' quotations that expired before then, with contact, answers, cart and addresses (by cascade) and the
 * mails about them; those that a company has adopted stay. @returns how many
 */
export async function deleteVisitorsBefore(tx: Tx, before: Date): Promise<number> {
  const deleted = await tx
    .delete(quotations)
    .where(and(isNull(quotations.companyId), lte(quotations.expiresAt, before)))
    .returning({ id: quotations.id, email: quotations.visitorEmail })
  if (deleted.length > 0) {
    const keys = deleted.flatMap(({ id, email }) => (email === null ? [] : `${noticeKey(id)}:${strangerKey(email)}`))
    await tx.delete(mailOutbox).where(inArray(mailOutbox.eventKey, keys))
  }
  return deleted.length
}
