import { sql } from 'drizzle-orm'
import type { OrderFilters } from './order-filters.repository'

export type Shape = {
  /** The same for all filters that differ in their values alone. */
  key: string
  /** With the places of the values. */
  filters: OrderFilters
  values: Record<string, unknown>
}

/**
 * Parts filters from their values, so that lists of one shape are one prepared statement.
 * Undefined for what is asked once and never again: a number that was typed, rows that were chosen.
 * @param fewCompanies up to so many of them a list is read another way
 */
export function shapeOf(asked: OrderFilters, fewCompanies: number): Shape | undefined {
  const { named, ids, orNumber, late, cancel_requested, companies, ...single } = asked
  if (named ?? ids ?? orNumber) return undefined
  const values = Object.fromEntries(
    Object.entries({ ...single, companies: companies?.ids }).filter(([, value]) => value !== undefined),
  )
  const places = Object.fromEntries(Object.keys(values).map((name) => [name, sql.placeholder(name)]))
  const { companies: whose, ...others } = places
  return {
    key: JSON.stringify([Object.keys(values), sizeOf(companies, fewCompanies), late, cancel_requested]),
    filters: { ...others, late, cancel_requested, companies: companies && whose && { ...companies, ids: whose } },
    values,
  }
}

const sizeOf = (companies: OrderFilters['companies'], few: number): 'all' | 'one' | 'few' | 'many' =>
  !companies ? 'all' : companies.count === 1 ? 'one' : companies.count <= few ? 'few' : 'many'
