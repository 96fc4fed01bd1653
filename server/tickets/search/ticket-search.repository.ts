import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { containsPattern } from '@/server/db/patterns'
import { companies, tickets } from '@/server/db/schema'
import type { Actor } from '@/services/auth/actor.rules'
import { countUpTo } from '../list/ticket-counts.repository'
import { fittingTickets } from '../list/ticket-filters.repository'
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
  // As for a page of the list: few are read and sorted, many are met soon on the way along the list.
  const fitting = fittingTickets(where, (await countUpTo(conn, where)).areFew)
  const order = [
    ...(number === undefined ? [] : [desc(eq(tickets.id, number))]),
    desc(tickets.updatedAt),
    desc(tickets.id),
  ]
  const ids = sql`select ${tickets.id} ${fitting} order by ${sql.join(order, sql`, `)} limit ${sql.raw(String(limit))}`
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
    .orderBy(...order)
}
