import { useState } from 'react'
import type { Selection } from './dataTable.types'

/**
 * The selected rows of a list. Only rows on the screen count: changing the page or a filter clears the selection.
 * `nameOf`: the name of a row, for the label of its checkbox.
 */
export function useSelection<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  nameOf: (row: Row) => string,
) {
  const [keys, setKeys] = useState<readonly (string | number)[]>([])
  const selected = (rows ?? []).filter(({ id }) => keys.includes(id))
  const ids = selected.map(({ id }) => id)
  const selection: Selection<Row> = { keys: ids, onChange: setKeys, nameOf }
  return { selected, ids, selection, clear: () => setKeys([]) }
}
