import { and, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { companies, mailOutbox, notificationPreferences, quotations, simulators, users } from '@/server/db/schema/index'

/** One mail for each quotation, also after retries. */
export const noticeKey = (quotationId: number): string => `quotation:${String(quotationId)}:expiry`

/**
 * The open quotations that expire by then and were not notified yet, with the recipient: the visitor, or the creator while
 * their account is active and accepts mails about orders.
 */
export function listExpiringQuotations(tx: Tx, { now, until }: { now: Date; until: Date }) {
  return tx
    .select({
      id: quotations.id,
      name: quotations.name,
      expiresAt: quotations.expiresAt,
      simulator: simulators.name,
      company: companies.corporateName,
      to: sql<string>`coalesce(${users.email}, ${quotations.visitorEmail})`,
      person: sql<string>`coalesce(${users.firstName}, ${quotations.visitorName})`,
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
        or(
          and(isNull(quotations.companyId), isNotNull(quotations.visitorEmail)),
          and(eq(users.active, true), wantsOrderMails(tx)),
        ),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(mailOutbox)
            .where(eq(mailOutbox.eventKey, sql`'quotation:' || ${quotations.id} || ':expiry'`)),
        ),
      ),
    )
    .orderBy(quotations.id)
}

export type ExpiringQuotation = Awaited<ReturnType<typeof listExpiringQuotations>>[number]

/** True unless the user has turned off mails about orders. */
const wantsOrderMails = (tx: Tx) =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(notificationPreferences)
      .where(and(eq(notificationPreferences.userId, users.id), eq(notificationPreferences.orders, false))),
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
    .returning({ id: quotations.id })
  if (deleted.length > 0) {
    const keys = deleted.map(({ id }) => noticeKey(id))
    await tx.delete(mailOutbox).where(inArray(mailOutbox.eventKey, keys))
  }
  return deleted.length
}
