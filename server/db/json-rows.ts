import { type Column, type GetColumnData, is, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { PgColumn, PgDialect, PgNumeric, QueryBuilder } from 'drizzle-orm/pg-core'

type Columns = Record<string, PgColumn>
type Fields = Columns | Record<string, Columns>

/** What a select of these fields gives a row. */
type RowOf<F extends Fields> = {
  [K in keyof F]: F[K] extends Column ? GetColumnData<F[K]> : F[K] extends Columns ? RowOf<F[K]> : never
}

type Select = ReturnType<typeof selectRow>

/**
 * The rows of a select as one value of another select: what belongs to a row comes with it, in the same round trip, and is
 * what the select alone would have given. The select may name columns of the outer one.
 * @param fields what is selected, by tables if need be
 * @param from where from, which and in what order
 */
export function jsonRows<F extends Fields>(fields: F, from: (select: Select) => SQLWrapper): SQL<RowOf<F>[]> {
  const rows = from(selectRow(columnsOf(fields)))
  return inlined(sql`(select coalesce(json_agg(r."row"), '[]') from ${rows} r)`).mapWith((values: unknown[][]) =>
    values.map((row) => decode(fields, row.values()) as RowOf<F>),
  )
}

/** As text, once: Drizzle takes longer to write such a statement than PostgreSQL to run it. */
const inlined = (statement: SQL): SQL => sql.raw(new PgDialect().sqlToQuery(statement.inlineParams()).sql)

/** By position: a row of two tables has columns of one name. */
const selectRow = (columns: PgColumn[]) =>
  new QueryBuilder().select({ row: sql`json_build_array(${sql.join(columns.map(asJson), sql`, `)})`.as('row') })

const isColumn = (field: PgColumn | Columns): field is PgColumn => is(field, PgColumn)

const columnsOf = (fields: Fields): PgColumn[] =>
  Object.values<PgColumn | Columns>(fields).flatMap((field) => (isColumn(field) ? field : columnsOf(field)))

/** JSON's numbers lose the zeros of `1499.90`. */
const asJson = (column: PgColumn): SQL => (is(column, PgNumeric) ? sql`${column}::text` : sql`${column}`)

function decode(fields: Fields, values: Iterator<unknown>): object {
  const entries = Object.entries<PgColumn | Columns>(fields).map(([name, field]) => {
    if (!isColumn(field)) return [name, decode(field, values)] as const
    const value: unknown = values.next().value
    return [name, value === null ? null : field.mapFromDriverValue(value)] as const
  })
  return Object.fromEntries(entries)
}
