import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { DataRowsProps, Selection } from './dataTable.types'

type Props<Row> = Pick<DataRowsProps<Row>, 'rows' | 'rowKey'> & { selection: Selection<Row> }

const isFree = <Row,>(row: Row, { refusal }: Selection<Row>): boolean => refusal?.(row) === undefined

/** Selects all rows of the screen that can be selected, or none. */
export const SelectAll = <Row,>({ rows, rowKey, selection }: Props<Row>) => {
  const box = useRef<HTMLInputElement>(null)
  const free = rows.filter((row) => isFree(row, selection)).map(rowKey)
  const chosen = free.filter((key) => selection.keys.includes(key)).length
  const isAll = chosen > 0 && chosen === free.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !isAll
  }, [chosen, isAll])
  return (
    <th>
      <Target>
        <input
          ref={box}
          type="checkbox"
          aria-label="Selecionar todos"
          checked={isAll}
          disabled={free.length === 0}
          onChange={() => selection.onChange(isAll ? [] : free)}
        />
      </Target>
    </th>
  )
}

/**
 * What a press on the checkbox of a row does: selects it, or takes it back; with Shift, also all rows up to the one that was
 * pressed before.
 */
export function useRowPress<Row>({
  rows,
  rowKey,
  selection,
}: Pick<DataRowsProps<Row>, 'rows' | 'rowKey' | 'selection'>) {
  const last = useRef<string | number>(undefined)
  return (row: Row, withShift: boolean): void => {
    if (!selection) return
    const here = rows.indexOf(row)
    const before = withShift ? rows.findIndex((one) => rowKey(one) === last.current) : here
    const [first, end] = before < here && before !== -1 ? [before, here] : [here, Math.max(before, here)]
    const keys = rows
      .slice(first, end + 1)
      .filter((one) => isFree(one, selection))
      .map(rowKey)
    last.current = rowKey(row)
    const others = selection.keys.filter((key) => !keys.includes(key))
    selection.onChange(selection.keys.includes(rowKey(row)) ? others : [...others, ...keys])
  }
}

type RowProps<Row> = {
  row: Row
  name: string | number
  selection: Selection<Row>
  isChosen: boolean
  onPress: (row: Row, withShift: boolean) => void
}

/** The checkbox of a row. */
export const SelectRow = <Row,>({ row, name, selection, isChosen, onPress }: RowProps<Row>) => {
  const why = selection.refusal?.(row)
  const label = `Selecionar ${selection.nameOf?.(row) ?? name}`
  return (
    <td>
      <Target>
        <input
          type="checkbox"
          aria-label={why === undefined ? label : `${label}: ${why}`}
          checked={isChosen}
          disabled={why !== undefined}
          onChange={({ nativeEvent }) => onPress(row, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        />
      </Target>
    </td>
  )
}

/** As large as a thumb, above the link that covers the row. */
const Target = styled.label`
  display: grid;
  place-items: center;
  margin: -10px -12px;
  padding: 12px;
  cursor: pointer;
`
