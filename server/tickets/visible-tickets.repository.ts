import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { tickets, users } from '@/server/db/schema'
import { orNotFound } from '@/server/http/refusal'
import { type Actor, type Group, isCustomer } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import { seesOnlyOwnTickets } from '@/services/tickets/ticket-actions.rules'

export type TicketRow = typeof tickets.$inferSelect

/**
 * The tickets that the actor may see, as a condition: a customer's are those of the active company, for a COLABORADOR the
 * ones that they opened; staff who answer tickets see all.
 */
export function visibleTickets(actor: Actor): SQL | undefined {
  const { companies, openedBy } = ticketScope(actor)
  const [only] = companies ?? []
  return and(
    companies &&
      (companies.length === 1 && only !== undefined
        ? eq(tickets.companyId, only)
        : inIds(tickets.companyId, companies)),
    openedBy === undefined ? undefined : eq(tickets.openedBy, openedBy),
  )
}

/** The same as values: of these companies (undefined for all), and opened by this person. */
export const ticketScope = (actor: Actor) => ({
  companies: visibleCompanies(actor),
  openedBy: seesOnlyOwnTickets(actor) ? actor.id : undefined,
})

/** The ticket, if the actor may see it. */
export async function findTicketIfVisible(conn: Db, actor: Actor, id: number): Promise<TicketRow | undefined> {
  const rows = await conn
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), visibleTickets(actor)))
  return rows[0]
}

/** The ticket. Refuses 404 for one that the actor may not see. */
export const findVisibleTicket = async (conn: Db, actor: Actor, id: number): Promise<TicketRow> =>
  orNotFound(await findTicketIfVisible(conn, actor, id))

/** The same, locked until the end of the transaction. */
export async function lockVisibleTicket(tx: Tx, actor: Actor, id: number): Promise<TicketRow> {
  const rows = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), visibleTickets(actor)))
    .for('update')
  return orNotFound(rows[0])
}

/** Of these people of its company those who may see a ticket now. */
export async function listWhoSee(tx: Tx, userIds: readonly number[], { openedBy }: TicketRow): Promise<number[]> {
  const rows = await tx
    .select({
      id: users.id,
      groups: sql<Group[]>`${users.permissionsGroups}`,
      isCompanyAdmin: users.isCompanyAdmin,
      companyId: users.companyId,
    })
    .from(users)
    .where(inIds(users.id, userIds))
    .orderBy(asc(users.id))
  const seesAll = (person: (typeof rows)[number]) => isCustomer(person) && !seesOnlyOwnTickets(person)
  return rows.filter((person) => person.id === openedBy || seesAll(person)).map(({ id }) => id)
}

/** Whether a customer who opened a ticket may see another one of the same company. */
export const isSeenBy = async (tx: Tx, userId: number, ticket: TicketRow): Promise<boolean> =>
  (await listWhoSee(tx, [userId], ticket)).length > 0
