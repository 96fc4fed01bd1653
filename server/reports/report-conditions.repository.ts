import { type SQL, sql } from 'drizzle-orm'
import type { ReportScope } from './report-reader'

const startOf = (day: string): SQL => sql`(${day}::timestamp at time zone 'America/Sao_Paulo')`

/** Whether an instant is in a period, in São Paulo's days. */
export const inPeriod = (instant: SQL, { from, until }: Pick<ReportScope, 'from' | 'until'>): SQL =>
  sql`${instant} >= ${startOf(from)} and ${instant} < ${startOf(until)}`

/** The month of an instant, in São Paulo: `2026-11`. */
export const monthIn = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'America/Sao_Paulo', 'YYYY-MM')`

/** Whether a column has the id that a filter names; true without a filter. */
export const hasId = (column: SQL, id: number | undefined): SQL =>
  id === undefined ? sql`true` : sql`${column} = ${id}`
