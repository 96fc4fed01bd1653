import Link from 'next/link'
import styled from 'styled-components'
import { color, radius } from '@/styles/tokens'
import type { DataTableProps } from './dataTable.types'

type Props<Row> = DataTableProps<Row> & { rows: readonly Row[] }

/** The rows of a table on a phone. */
export const DataCards = <Row extends object>({ label, rows, rowKey, rowHref, card, columns }: Props<Row>) => (
  <List aria-label={label}>
    {rows.map((row) => {
      const content = card ? card(row) : <Fields columns={columns} row={row} />
      return (
        <li key={rowKey(row)}>
          {rowHref ? <CardLink href={rowHref(row)}>{content}</CardLink> : <Plain>{content}</Plain>}
        </li>
      )
    })}
  </List>
)

const Fields = <Row extends object>({ columns, row }: { columns: DataTableProps<Row>['columns']; row: Row }) => {
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

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`

const Plain = styled.div`
  display: block;
  padding: 14px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`

const CardLink = styled(Link)`
  display: block;
  padding: 14px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  &:hover {
    color: ${color.text};
    text-decoration: none;
    border-color: ${color.field};
  }
`

const Head = styled.div`
  margin-bottom: 6px;
  font-size: 15px;
  line-height: 22px;
  font-weight: 600;
`

const Pairs = styled.dl`
  display: grid;
  gap: 4px;
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  dt {
    color: ${color.t2};
    font-size: 13px;
  }
  dd {
    text-align: right;
  }
`
