import type { ReactNode } from 'react'
import styled from 'styled-components'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { Link } from '../navigation/Link'

export type BarRow = {
  key: string
  label: string
  /** The list behind the row. */
  href?: string
  /** What is drawn: on time, and late in red. */
  plain: number
  late: number
  /** At the end, in numbers and words. */
  figure: ReactNode
  note?: ReactNode
}

type Props = {
  rows: readonly BarRow[]
  /** What the list is, where no heading says so. */
  label?: string
  hasNote?: boolean
  wideFigure?: boolean
  wideLabel?: boolean
}

/** Amounts as bars, a row each, with the numbers beside them: a list that reads as its table. */
export const BarRows = ({ rows, label: name, hasNote = false, wideFigure = false, wideLabel = false }: Props) => {
  const most = Math.max(1, ...rows.map(({ plain, late }) => plain + late))
  // However small, what is not nothing can be seen.
  const share = (value: number): string => (value === 0 ? '0' : `max(3px, ${String((value / most) * 100)}%)`)
  return (
    <Rows aria-label={name} $note={hasNote} $wide={wideFigure} $label={wideLabel ? 184 : 96}>
      {rows.map(({ key, label, href, plain, late, figure, note }) => {
        const content = (
          <>
            <span>{label}</span>
            <Track aria-hidden>
              <i style={{ width: share(plain) }} />
              <i data-late style={{ width: share(late) }} />
            </Track>
            <b>{figure}</b>
            {hasNote && <small>{note}</small>}
          </>
        )
        return <li key={key}>{href ? <Link href={href}>{content}</Link> : <div>{content}</div>}</li>
      })}
    </Rows>
  )
}

type LegendProps = {
  /** Left out where the other parts need no word. */
  plain?: string
  late: string
}

/** What the two colours mean. */
export const BarLegend = ({ plain, late }: LegendProps) => (
  <Legend aria-hidden>
    {plain !== undefined && <li>{plain}</li>}
    <li data-late>{late}</li>
  </Legend>
)

const Rows = styled.ul<{ $note: boolean; $wide: boolean; $label: number }>`
  margin: -8px 0;
  a,
  div {
    display: grid;
    grid-template-columns:
      ${({ $label }) => $label}px minmax(0, 1fr) ${({ $wide }) => ($wide ? '104px' : '44px')}
      ${({ $note }) => ($note ? '84px' : '')};
    align-items: center;
    gap: 8px;
    min-height: 29px;
    margin: 0 -8px;
    padding: 0 8px;
    border-radius: 6px;
    color: inherit;
  }
  a:hover {
    background: ${color.sunken};
    text-decoration: none;
  }
  b,
  small {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  b {
    font-weight: 600;
  }
  small {
    ${font.smallMuted};
  }
  ${below.phone} {
    a,
    div {
      grid-template-columns:
        ${({ $label }) => ($label > 96 ? '40%' : '84px')} minmax(0, 1fr) ${({ $wide }) => ($wide ? '96px' : '44px')}
        ${({ $note }) => ($note ? '72px' : '')};
    }
  }
  @media (pointer: coarse) {
    a {
      min-height: 44px;
    }
  }
`

const Track = styled.span`
  display: flex;
  height: 15px;
  overflow: hidden;
  border-radius: 3px;
  background: ${color.sunken};
  i {
    background: ${color.chart2};
  }
  i[data-late] {
    background: ${color.chartLate};
  }
`

const Legend = styled.ul`
  display: flex;
  gap: 16px;
  margin-top: 18px;
  ${font.captionMuted};
  li::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 6px;
    border-radius: 2px;
    background: ${color.chart2};
  }
  li[data-late]::before {
    background: ${color.chartLate};
  }
`
