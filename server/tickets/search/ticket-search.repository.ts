import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { selectFound } from '@/server/db/list-pages'
import { containsPattern } from '@/server/db/patterns'
import { companies, tickets } from '@/server/db/schema'
import type { Actor } from '@/services/auth/actor.rules'
import { visibleTickets } from '../visible-tickets.repository'

type Wanted = { text: string; number: number | undefined; limit: number }

/** The visible tickets with this number, or whose number, subject or serial has the text; the number itself first. */
export async function findTickets(conn: Db, actor: Actor, { text, number, limit }: Wanted) {
  const where = and(
    visibleTickets(actor),
    or(
      number === undefined ? undefined : eq(tickets.id, number),
      sql`${tickets.searchText} like plain_text(${containsPattern(text)})`,
    ),
  )
  const orderBy = [
    ...(number === undefined ? [] : [desc(eq(tickets.id, number))]),
    desc(tickets.updatedAt),
    desc(tickets.id),
  ]
  const ids = await selectFound(conn, tickets.id, where, { orderBy, limit })
  return conn
    .select({
      id: tickets.id,
      subject: tickets.subject,
      status: tickets.status,
      waitingFor: tickets.waitingFor,
      company: { id: companies.id, corporateName: companies.corporateName },
    })
    .from(tickets)
    .innerJoin(companies, eq(companies.id, tickets.companyId))
    .where(sql`${tickets.id} = any(array(${ids}))`)
    .orderBy(...orderBy)
}
