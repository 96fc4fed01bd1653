/** A series by name, with a value at each place of the axis; null where nothing can be said. */
export type Series = {
  name: string
  values: readonly (number | null)[]
  /** What must catch the eye, and what is there for completeness; all else is told apart by its place. */
  tone?: 'late' | 'quiet'
  /** Where it is written otherwise than the others. */
  format?: Format
}

/** How the values of a chart are written: 500, 83%, R$ 418.260,00. */
export type Format = (value: number) => string

/** What is drawn, in numbers: the rows of the table behind each chart. */
export type ChartData = {
  /** What the places of the axis are: "Mês". */
  axis: string
  /** Long, for the table and the tooltip, and short, for the axis. */
  places: readonly { long: string; short: string }[]
  series: readonly Series[]
  /** The last column of the table, where series add up. */
  total?: string
}
