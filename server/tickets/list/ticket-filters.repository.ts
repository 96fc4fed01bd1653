import { and, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import { arrayOf } from '@/server/db/ids'
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

/**
 * The tickets that fit, `from` and `where`. With `areFew` behind a fence (`offset 0`): a planner that takes few for many
 * would walk the whole list in its order to find them.
 */
export const fittingTickets = (where: SQL | undefined, areFew = false): SQL => {
  const fitting = sql`from ${tickets} where ${where ?? true}`
  return areFew ? sql`from (select * ${fitting} offset 0) ${tickets}` : fitting
}

/** The filters that have a value. */
export const namedFilters = (filters: Filters): [string, unknown][] =>
  Object.entries<unknown>(filters).filter(([, value]) => value !== undefined && value !== '')

/** What tells one prepared statement from another, the filters with places, and the values for them. */
type Shape = { key: string; filters: Filters; values: Record<string, unknown> }

/** Separates filters from their values; undefined for what is asked too differently each time, a search above all. */
export function shapeOf({ search, companies, open, late, ...single }: Filters): Shape | undefined {
  if (search || companies) return undefined
  const values = Object.fromEntries(namedFilters(single))
  const names = Object.keys(values).toSorted()
  const places = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]))
  return { key: JSON.stringify([names, open, late]), filters: { ...places, open, late }, values }
}
