/** The name of a column, behind a `-` where the order descends. */
type OrderingOf<Columns> = (keyof Columns & string) | `-${keyof Columns & string}`

/** What a list is sorted by, and whether it descends: every ordering of its calls has to have a column. */
export function sortingBy<Columns extends object>(columns: Columns, ordering: OrderingOf<Columns>) {
  const descends = ordering.startsWith('-')
  const name = (descends ? ordering.slice(1) : ordering) as keyof Columns
  return { column: columns[name], descends }
}
