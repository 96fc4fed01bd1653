import styled from 'styled-components'
import { bare, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import type { Series } from './chart.types'

type Look = { fill: string; edge?: string }

/** From the bottom up. The palest has an edge: against the card it could not be seen. */
const BY_PLACE: readonly Look[] = [
  { fill: color.chart1 },
  { fill: color.chart2 },
  { fill: color.chart3, edge: color.chart2 },
]

const BY_TONE: Readonly<Record<NonNullable<Series['tone']>, Look>> = {
  late: { fill: color.chartLate },
  quiet: { fill: color.chartQuiet },
}

/** The colours of the series: by their tone, else by their place among those without one. */
export function looksOf(series: readonly Pick<Series, 'tone'>[]): Look[] {
  let place = 0
  return series.map(({ tone }) => {
    if (tone) return BY_TONE[tone]
    const look = BY_PLACE[place % BY_PLACE.length] ?? { fill: color.chart1 }
    place += 1
    return look
  })
}

/** The square that stands for a series. */
export const Swatch = styled.i<{ $look: Look | undefined }>`
  width: 9px;
  height: 9px;
  border-radius: 2px;
  background: ${({ $look }) => $look?.fill};
  box-shadow: inset 0 0 0 1px ${({ $look }) => $look?.edge ?? 'transparent'};
`

type Props = {
  series: readonly Pick<Series, 'name' | 'tone'>[]
  asTable: boolean
  onToggle: () => void
}

/** What the colours mean, and the way from the drawing to its table. */
export const ChartLegend = ({ series, asTable, onToggle }: Props) => {
  const looks = looksOf(series)
  return (
    <Legend>
      {!asTable &&
        series.map(({ name }, at) => (
          <span key={name} aria-hidden>
            <Swatch $look={looks[at]} />
            {name}
          </span>
        ))}
      <button type="button" onClick={onToggle}>
        {asTable ? 'Ver gráfico' : 'Ver tabela'}
      </button>
    </Legend>
  )
}

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
    min-height: 24px;
    color: ${color.brandText};
    cursor: pointer;
    font-weight: 500;
  }
  /* Below the title, not against it: the card takes the height of touch targets off its header. */
  ${below.phone} {
    padding-block: 9px;
  }
  @media (pointer: coarse) {
    button {
      min-height: 44px;
    }
  }
`
