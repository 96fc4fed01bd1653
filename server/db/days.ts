import { type SQL, sql } from 'drizzle-orm'

// Days and months as São Paulo counts them, in SQL.

/** Days, `YYYY-MM-DD`: from one until before the other. */
export type Days = { from: string; until: string }

/** The instant at which a day begins. */
export const startOfDay = (day: SQL | string): SQL => sql`(${day}::timestamp at time zone 'America/Sao_Paulo')`

/** Whether an instant is on one of these days. */
export const inDays = (instant: SQL, { from, until }: Days): SQL =>
  sql`${instant} >= ${startOfDay(from)} and ${instant} < ${startOfDay(until)}`

/** The day of an instant. */
export const dayOf = (instant: SQL): SQL => sql`(${instant} at time zone 'America/Sao_Paulo')::date`

/** The month of an instant: `2026-11`. */
export const monthIn = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'America/Sao_Paulo', 'YYYY-MM')`
