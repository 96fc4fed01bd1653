/** Gives what a map must hold: the demo's data name each other, and a name that leads nowhere is a mistake of ours. */
export function of<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The demo data name "${String(key)}", which is not there`)
  return value
}

export const idsByName = (rows: readonly { name: string; id: number }[]): Map<string, number> =>
  new Map(rows.map(({ name, id }) => [name, id]))
