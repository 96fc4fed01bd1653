import { useState } from 'react'
import type { Selection } from './dataTable.types'

type Key = string | number

/**
 * The selected rows of a list. Only rows on the screen count: another page or filter begins anew.
 * `nameOf`: what a row is called, for the accessible name of its checkbox.
 */
export function useSelection<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => Key,
  nameOf: (row: Row) => string,
) {
  const [keys, setKeys] = useState<readonly Key[]>([])
  const selected = (rows ?? []).filter((row) => keys.includes(keyOf(row)))
  const selection: Selection<Row> = { keys: selected.map(keyOf), onChange: setKeys, nameOf }
  return { selected, selection, clear: () => setKeys([]) }
}
