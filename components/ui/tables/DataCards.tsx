import styled from 'styled-components'
import { box, flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { Link } from '../navigation/Link'
import type { DataRowsProps, Selection } from './dataTable.types'
import { useRowIntent } from './useRowIntent'

/** The rows of a table on a phone. */
export const DataCards = <Row extends object>({
  label,
  rows,
  rowKey,
  rowHref,
  onRowIntent,
  card,
  columns,
  selection,
}: DataRowsProps<Row>) => {
  const intent = useRowIntent(onRowIntent)
  return (
    <List aria-label={label} $selectable={selection !== undefined}>
      {rows.map((row) => {
        const content = card ? card(row) : <Fields columns={columns} row={row} />
        return (
          <li key={rowKey(row)}>
            {rowHref ? (
              <CardLink href={rowHref(row)} {...intent(row)}>
                {content}
              </CardLink>
            ) : (
              <Plain>{content}</Plain>
            )}
            {selection && <Mark row={row} rowKey={rowKey} selection={selection} />}
          </li>
        )
      })}
    </List>
  )
}

type MarkProps<Row> = Pick<DataRowsProps<Row>, 'rowKey'> & { row: Row; selection: Selection<Row> }

const Mark = <Row extends object>({ row, rowKey, selection }: MarkProps<Row>) => {
  const { keys, onChange, nameOf, refusal } = selection
  const key = rowKey(row)
  // The card says why.
  if (refusal?.(row) !== undefined) return null
  const isOn = keys.includes(key)
  return (
    <Tick>
      <input
        type="checkbox"
        aria-label={`Selecionar ${nameOf?.(row) ?? key}`}
        checked={isOn}
        onChange={() => onChange(isOn ? keys.filter((one) => one !== key) : [...keys, key])}
      />
    </Tick>
  )
}

const Fields = <Row extends object>({ columns, row }: Pick<DataRowsProps<Row>, 'columns'> & { row: Row }) => {
  const [first, ...others] = columns
  return (
    <>
      {first && <Head>{first.render(row)}</Head>}
      <Pairs>
        {others.map((column) => (
          <div key={column.key}>
            <dt>{column.title}</dt>
            <dd>{column.render(row)}</dd>
          </div>
        ))}
      </Pairs>
    </>
  )
}

const Head = styled.div`
  margin-bottom: 6px;
  ${font.cardTitle};
  font-weight: 600;
`

const List = styled.ul<{ $selectable: boolean }>`
  ${flex.stack};
  gap: 10px;
  > li {
    position: relative;
  }
  /* Leaves space for the checkbox. */
  ${Head} {
    ${({ $selectable }) => $selectable && 'padding-right: 36px;'}
  }
`

const Tick = styled.label`
  position: absolute;
  top: 2px;
  right: 4px;
  ${flex.center};
  width: 44px;
  height: 44px;
  cursor: pointer;
`

const Plain = styled.div`
  display: block;
  padding: 14px 16px;
  ${box.card};
`

const CardLink = styled(Link)`
  display: block;
  padding: 14px 16px;
  ${box.card};
  color: ${color.text};
  &:hover {
    color: ${color.text};
    text-decoration: none;
    border-color: ${color.field};
  }
`

const Pairs = styled.dl`
  display: grid;
  gap: 4px;
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  /* A button is taller than its word. */
  > div:has(dd button) {
    align-items: center;
  }
  > div:last-child:has(dd button) {
    margin-bottom: -8px;
  }
  dt {
    ${font.smallMuted};
  }
  dd {
    text-align: right;
  }
`
