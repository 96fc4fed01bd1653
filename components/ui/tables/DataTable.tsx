import { useDeferredValue } from 'react'
import styled, { keyframes } from 'styled-components'
import { must } from '@/services/invariant/must.rules'
import { box } from '@/styles/mixins'
import { color, narrowTable } from '@/styles/tokens'
import { useMediaQuery } from '../browser/useMediaQuery'
import { SkeletonBar } from '../feedback/Skeleton'
import { DataCards } from './DataCards'
import type { DataTableProps } from './dataTable.types'
import { DataTableGrid } from './DataTableGrid'
import { Pager } from './Pager'

/** A table in all its states; below 760 px the rows are cards. */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const narrow = useMediaQuery(narrowTable)
  const { rowKey = rowId, error, empty, page, refreshing = false, label } = props
  // Many rows are built in slices, between which the browser answers.
  const rows = useDeferredValue(props.rows)
  if (!rows && error) return <Frame>{error}</Frame>
  if (rows?.length === 0) return <Frame>{empty}</Frame>
  if (!rows) return <DataTableSkeleton label={label} narrow={narrow} rows={props.skeletonRows ?? 6} />
  return (
    <Block aria-busy={refreshing}>
      {refreshing && <Refreshing />}
      {narrow ? (
        <DataCards {...props} rows={rows} rowKey={rowKey} />
      ) : (
        <Frame>
          <DataTableGrid {...props} rows={rows} rowKey={rowKey} />
        </Frame>
      )}
      {page && (
        <Pager page={page.current} pageSize={page.size} total={page.total} onPage={page.onPage} note={props.footnote} />
      )}
    </Block>
  )
}

const rowId = (row: object): string | number => {
  const id = 'id' in row && (typeof row.id === 'number' || typeof row.id === 'string') ? row.id : undefined
  return must(id, 'rowKey of a list whose rows have no id')
}

const slide = keyframes`from { transform: translateX(-100%); } to { transform: translateX(350%); }`

const Block = styled.div`
  position: relative;
  min-width: 0;
`

/** "clip" instead of "hidden", so that sticky sums still follow the page. */
const Frame = styled.div`
  ${box.card};
  overflow: clip;
`

/** Moves along the upper edge of a list whose next rows are on their way. */
export const Refreshing = styled.i`
  position: absolute;
  inset: 0 12px auto;
  z-index: 3;
  height: 2px;
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    width: 30%;
    height: 100%;
    background: ${color.fill};
    animation: ${slide} 1s linear infinite;
  }
`

type SkeletonProps = { label: string; rows: number; narrow: boolean }

const widths = ['40%', '70%', '55%', '64%', '48%', '60%']

const DataTableSkeleton = ({ label, rows, narrow }: SkeletonProps) => (
  <Frame role="status" aria-label={`Carregando ${label.toLowerCase()}`}>
    {Array.from({ length: rows }, (_, row) => (
      <Line key={row} $narrow={narrow}>
        <SkeletonBar $width={widths[row % widths.length]} />
        <SkeletonBar $width={widths[(row + 2) % widths.length]} />
        <SkeletonBar $width={widths[(row + 4) % widths.length]} />
      </Line>
    ))}
  </Frame>
)

const Line = styled.div<{ $narrow: boolean }>`
  display: grid;
  grid-template-columns: ${({ $narrow }) => ($narrow ? '1fr' : '1fr 2fr 1fr')};
  gap: 12px 24px;
  padding: 17px 20px;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
