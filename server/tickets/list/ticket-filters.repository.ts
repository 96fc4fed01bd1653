import { and, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import { arrayOf } from '@/server/db/ids'
import { type Shape, shapeWith } from '@/server/db/list-pages'
import { escapeLike } from '@/server/db/patterns'
import type { ValueOrPlaceholder } from '@/server/db/prepared'
import { orders, tickets } from '@/server/db/schema'
import type { TicketFilters } from '@/services/tickets/ticket-commands.schema'

type Asked = Omit<TicketFilters, 'ordering'>
type Flag = 'open' | 'late' | 'search'
type Value<Name extends keyof Asked> = ValueOrPlaceholder<NonNullable<Asked[Name]>>

/** What a list is asked for, with whose tickets count. A place may stand for each value but those of `Flag`. */
export type Filters = Pick<Asked, Flag> & { [Name in Exclude<keyof Asked, Flag>]?: Value<Name> } & {
  /** Only of these companies; undefined for all. */
  companies?: readonly number[]
  /** Only of this company. */
  of?: ValueOrPlaceholder<number>
  /** Only those that this person opened. */
  own?: ValueOrPlaceholder<number>
}

/** As the partial indexes say it. */
export const isOpen = sql`${tickets.status} <> 'CLOSED'`

/** Every filter together. */
export function ticketWhere(filters: Filters): SQL | undefined {
  const { status, open, waiting_for, category, unit_id, order_mask_id, search, late } = filters
  const { opened_by, assignee_id, company_id, companies, of, own } = filters
  return and(
    companies && sql`${tickets.companyId} = any(${arrayOf(companies)}::int[])`,
    of ? eq(tickets.companyId, of) : undefined,
    own ? eq(tickets.openedBy, own) : undefined,
    status && eq(tickets.status, status),
    open === 'true' || late === 'true' ? isOpen : undefined,
    open === 'false' ? eq(tickets.status, sql`'CLOSED'`) : undefined,
    waiting_for && eq(tickets.waitingFor, waiting_for),
    category && eq(tickets.category, category),
    unit_id ? eq(tickets.unitId, unit_id) : undefined,
    order_mask_id
      ? sql`${tickets.orderId} in (select id from ${orders} where order_mask_id = ${order_mask_id})`
      : undefined,
    opened_by ? eq(tickets.openedBy, opened_by) : undefined,
    assignee_id ? eq(tickets.assigneeId, assignee_id) : undefined,
    company_id ? eq(tickets.companyId, company_id) : undefined,
    late === 'true' ? lte(tickets.nextDueAt, sql`now()`) : undefined,
    search ? isFound(search, Boolean(of ?? company_id)) : undefined,
  )
}

/**
 * A part of the text. Of texts below three letters the index knows words: of two letters how they begin, of one letter
 * whole. Within a company its own index is the one to take, since it has fewer tickets than there are with a word.
 */
function isFound(search: string, isOfCompany: boolean): SQL | undefined {
  const text = isOfCompany ? sql`(${tickets.searchText} || '')` : sql`${tickets.searchText}`
  const isLike = (pattern: string): SQL => sql`${text} like plain_text(${pattern})`
  const typed = escapeLike(search)
  const parts = [`%${typed}%`]
  const beginnings = [`${typed}%`, `% ${typed}%`]
  const wholeWords = [`${typed} %`, `% ${typed} %`, `% ${typed}`]
  const patterns = search.length >= 3 ? parts : search.length === 2 ? beginnings : wholeWords
  return or(...patterns.map(isLike))
}

/** Separates filters from their values; undefined for what is asked too differently each time, a search above all. */
export function shapeOf({ search, companies, open, late, ...single }: Filters): Shape<Filters> | undefined {
  return search || companies ? undefined : shapeWith(single, { open, late })
}
