/** The value of a key that must exist; throws for a wrong name in the demo data. */
export function of<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The demo data name "${String(key)}", which is not there`)
  return value
}

export const idsByName = (rows: readonly { name: string; id: number }[]): Map<string, number> =>
  new Map(rows.map(({ name, id }) => [name, id]))
