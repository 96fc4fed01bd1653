import styled from 'styled-components'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import type { ChartData, Format } from './chart.types'
import { totalsOf } from './scales.rules'

type Props = {
  data: ChartData
  caption: string
  format: Format
  /** Only for readers of the screen: nobody could see the focus of what is not shown. */
  hidden?: boolean
}

/** The numbers of a chart as a table. */
export const ChartTable = ({ data: { axis, places, series, total }, caption, format, hidden = false }: Props) => {
  const totals = total === undefined ? [] : totalsOf(series, places.length)
  const table = (
    <Table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{axis}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {total !== undefined && <th scope="col">{total}</th>}
        </tr>
      </thead>
      <tbody>
        {places.map(({ long }, at) => (
          <tr key={long}>
            <th scope="row">{long}</th>
            {series.map(({ name, values, format: own = format }) => (
              <td key={name}>{written(values[at], own)}</td>
            ))}
            {total !== undefined && <td>{written(totals[at], format)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
  if (hidden) return <div className="visually-hidden">{table}</div>
  return (
    <Scroll tabIndex={0} role="group" aria-label={caption}>
      {table}
    </Scroll>
  )
}

/** A value as its format writes it, with a real minus sign; "–" where nothing can be said. */
export const written = (value: number | null | undefined, format: Format): string =>
  value === null || value === undefined ? '–' : format(value).replace('-', '−')

const Scroll = styled.div`
  max-height: 320px;
  overflow: auto;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${font.secondary};
  th,
  td {
    padding: 6px 10px;
    border-bottom: 1px solid ${color.line};
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
    font-weight: 400;
  }
  thead th {
    position: sticky;
    top: 0;
    background: ${color.surface};
    ${font.captionMuted};
    font-weight: 500;
  }
`
