import { useState } from 'react'
import type { Selection } from './dataTable.types'

/**
 * The selected rows of a list. Only rows on the screen count: changing the page or a filter clears the selection.
 * `nameOf`: the name of a row, for the label of its checkbox. `refusal`: why a row cannot be selected.
 */
export function useSelection<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  nameOf: (row: Row) => string,
  refusal?: (row: Row) => string | undefined,
) {
  const [keys, setKeys] = useState<readonly (string | number)[]>([])
  const selected = (rows ?? []).filter((row) => keys.includes(row.id) && refusal?.(row) === undefined)
  const ids = selected.map(({ id }) => id)
  const selection: Selection<Row> = { keys: ids, onChange: setKeys, nameOf, refusal }
  return { selected, ids, selection, clear: () => setKeys([]) }
}
