import { type AnyPgColumn, integer, numeric, timestamp } from 'drizzle-orm/pg-core'

/** Money: decimal text on the wire, integer cents in code, numeric(12,2) here (docs/brazil.md). */
export const money = (name: string) => numeric(name, { precision: 12, scale: 2 })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = () => instant('created_at').notNull().defaultNow()

/** A column that must name a row of another table. */
export const reference = (name: string, column: () => AnyPgColumn, actions?: { onDelete: 'cascade' | 'set null' }) =>
  integer(name).notNull().references(column, actions)
