import { type SQL, sql } from 'drizzle-orm'

/** Whether a column has the id that a filter names; true without a filter. */
export const hasId = (column: SQL, id: number | undefined): SQL =>
  id === undefined ? sql`true` : sql`${column} = ${id}`

/** The sum of an amount over the rows of a group where a condition holds, as decimal text in a column of this name. */
export const moneyWhere = (name: string, amount: SQL, where: SQL): SQL =>
  sql`coalesce(sum(${amount}) filter (where ${where}), 0)::numeric(16, 2)::text as ${sql.identifier(name)}`
