import styled from 'styled-components'
import { bare, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** The colours of the series, from the bottom up. The palest has an edge: against the card it could not be seen. */
const LOOKS = [
  { fill: color.chart1, edge: undefined },
  { fill: color.chart2, edge: undefined },
  { fill: color.chart3, edge: color.chart2 },
] as const

export const seriesLook = (at: number) => LOOKS[at % LOOKS.length] ?? LOOKS[0]

/** The square that stands for a series. */
export const Swatch = styled.i<{ $at: number }>`
  width: 9px;
  height: 9px;
  border-radius: 2px;
  background: ${({ $at }) => seriesLook($at).fill};
  box-shadow: inset 0 0 0 1px ${({ $at }) => seriesLook($at).edge ?? 'transparent'};
`

type Props = { names: readonly string[]; asTable: boolean; onToggle: () => void }

/** What the colours mean, and the way from the drawing to its table. */
export const ChartLegend = ({ names, asTable, onToggle }: Props) => (
  <Legend>
    {!asTable &&
      names.map((name, at) => (
        <span key={name} aria-hidden>
          <Swatch $at={at} />
          {name}
        </span>
      ))}
    <button type="button" onClick={onToggle}>
      {asTable ? 'Ver gráfico' : 'Ver tabela'}
    </button>
  </Legend>
)

const Legend = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  button {
    ${bare.button};
    ${font.secondary};
    color: ${color.brandText};
    cursor: pointer;
    font-weight: 500;
  }
  @media (pointer: coarse) {
    button {
      min-height: 44px;
    }
  }
`
