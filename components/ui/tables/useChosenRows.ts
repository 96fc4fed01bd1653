import { useState } from 'react'

/** Rows that were picked out of a list. What is chosen is what is seen: another page or filter begins anew. */
export function useChosenRows<Row extends { id: number }>(rows: readonly Row[] = []) {
  const [keys, setChosen] = useState<readonly (string | number)[]>([])
  return { selected: rows.filter(({ id }) => keys.includes(id)), setChosen }
}
