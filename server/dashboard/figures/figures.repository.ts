import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { monthlyFigures } from '@/server/db/schema/index'
import type { FigureKey } from '@/services/dashboard/figures.rules'

/** A figure of a month: of a seller or of all orders, of a part or of the whole. */
export type Figure = { key: FigureKey; sellerId: number | null; dimension: string | null; value: string }

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_AT_ONCE = 5_000

/** One process computes figures at a time; the lock ends with the transaction. */
export async function lockFigures(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('dashboard:figures'))`)
}

/**
 * The first month of which something is known, and the newest that is closed, `YYYY-MM`; null without orders and units, or closed
 * months.
 */
export async function findMonths(conn: Db): Promise<{ first: string | null; closed: string | null }> {
  const { rows } = await conn.execute<{ first: string | null; closed: string | null }>(sql`
    select to_char(least((select min(at) from order_moves), (select min(created_at) from unit_events))
        at time zone 'America/Sao_Paulo', 'YYYY-MM') as first,
      (select to_char(max(month), 'YYYY-MM') from monthly_figures
        where computed_at >= (month + interval '1 month') at time zone 'America/Sao_Paulo') as closed`)
  return rows[0] ?? { first: null, closed: null }
}

/** The newest month, `YYYY-MM`, that is closed and has stays, but not their spread; null when there is none. */
export async function findIncomplete(conn: Db): Promise<string | null> {
  const { rows } = await conn.execute<{ month: string | null }>(sql`
    select to_char(max(month), 'YYYY-MM') as month from monthly_figures closed
    where key = 'stage_stays' and computed_at >= (month + interval '1 month') at time zone 'America/Sao_Paulo'
      and not exists (select from monthly_figures spread where spread.month = closed.month and spread.key = 'stage_spread')`)
  return rows[0]?.month ?? null
}

/** Some figures of a month (its first day) as they were kept. */
export const listFigures = (conn: Db, month: string, keys: readonly FigureKey[]): Promise<Figure[]> =>
  conn
    .select({
      key: monthlyFigures.key,
      sellerId: monthlyFigures.sellerId,
      dimension: monthlyFigures.dimension,
      value: monthlyFigures.value,
    })
    .from(monthlyFigures)
    .where(and(eq(monthlyFigures.month, month), inArray(monthlyFigures.key, [...keys])))

/** Writes the figures of a month anew. A closed month stays as it is. */
export async function replaceFigures(tx: Tx, month: string, figures: readonly Figure[], computedAt: Date) {
  await tx.delete(monthlyFigures).where(and(eq(monthlyFigures.month, month), isOpen))
  await insertFigures(tx, month, figures, computedAt)
}

/** Adds figures to a month (its first day). */
export async function insertFigures(tx: Tx, month: string, figures: readonly Figure[], computedAt: Date) {
  for (let at = 0; at < figures.length; at += ROWS_AT_ONCE) {
    await tx
      .insert(monthlyFigures)
      .values(figures.slice(at, at + ROWS_AT_ONCE).map((figure) => ({ ...figure, month, computedAt })))
  }
}

const isOpen = sql`${monthlyFigures.computedAt} < (${monthlyFigures.month} + interval '1 month') at time zone 'America/Sao_Paulo'`
