import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import { bare, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import type { ChartData, Format } from './chart.types'
import { ChartTable, written } from './ChartTable'
import { totalsOf } from './scales.rules'
import { useWidth } from './useWidth'

/** The colours of the series, from the bottom up. */
export const SERIES_COLORS = [color.drawFill, color.drawMid, color.drawSoft]

type Plot = { width: number; active: number | null }

type Props = {
  /** What the chart shows, for readers of the screen: "Equipamentos em locação por mês". */
  caption: string
  data: ChartData
  format: Format
  /** Instead of the drawing. */
  asTable: boolean
  height: number
  /** Where the places of the axis begin and end, in pixels from the left of the drawing. */
  edges: (width: number) => { left: number; right: number }
  children: (plot: Plot) => ReactNode
}

/**
 * A chart with its table. The drawing itself is silent: a slider over it reaches every value by arrow keys, Home and End, says it,
 * and shows it in a tooltip, as the pointer does.
 */
export const ChartFigure = ({ caption, data, format, asTable, height, edges, children }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 640)
  const [active, setActive] = useState<number | null>(null)
  const last = data.places.length - 1
  const { left, right } = edges(width)
  const placeWidth = (right - left) / data.places.length

  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
    const at = Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / placeWidth)
    setActive(at >= 0 && at <= last ? at : null)
  }
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') setActive(null)
  }
  if (asTable)
    return (
      <Figure>
        <ChartTable data={data} caption={caption} format={format} />
      </Figure>
    )
  return (
    <Figure>
      <figcaption className="visually-hidden">{caption}</figcaption>
      <Drawing ref={box} style={{ height }} onPointerMove={follow} onPointerLeave={() => setActive(null)}>
        <svg width={width} height={height} aria-hidden>
          {children({ width, active })}
        </svg>
        {last >= 0 && (
          <input
            type="range"
            min={0}
            max={last}
            value={active ?? last}
            aria-label={`${data.axis}: ${caption}`}
            aria-valuetext={spoken(data, format, active ?? last)}
            onChange={(event) => setActive(Number(event.target.value))}
            onFocus={() => setActive((now) => now ?? last)}
            onBlur={() => setActive(null)}
            onKeyDown={onKeyDown}
          />
        )}
        {active !== null && (
          <Tooltip data={data} format={format} at={active} x={left + (active + 0.5) * placeWidth} width={width} />
        )}
      </Drawing>
      <div className="visually-hidden">
        <ChartTable data={data} caption={caption} format={format} />
      </div>
    </Figure>
  )
}

const spoken = ({ places, series, total }: ChartData, format: Format, at: number): string =>
  [
    places[at]?.long ?? '',
    ...series.map(({ name, values }) => `${name}: ${written(values[at], format)}`),
    ...(total === undefined ? [] : [`${total}: ${format(totalsOf(series, places.length)[at] ?? 0)}`]),
  ].join('; ')

type TooltipProps = { data: ChartData; format: Format; at: number; x: number; width: number }

const Tooltip = ({ data: { places, series, total }, format, at, x, width }: TooltipProps) => (
  <Tip aria-hidden style={x > width / 2 ? { right: width - x + 12 } : { left: x + 12 }}>
    <b>{places[at]?.long}</b>
    {series
      .map(({ name, values }, index) => (
        <span key={name}>
          <i style={{ background: SERIES_COLORS[index % SERIES_COLORS.length] }} />
          {name}
          <em>{written(values[at], format)}</em>
        </span>
      ))
      .toReversed()}
    {total !== undefined && (
      <span>
        <i />
        {total}
        <em>{format(totalsOf(series, places.length)[at] ?? 0)}</em>
      </span>
    )}
  </Tip>
)

const Figure = styled.figure`
  margin: 0;
  min-width: 0;
`

const Drawing = styled.div`
  position: relative;
  min-width: 0;
  svg {
    display: block;
  }
  input {
    ${bare.overlay};
    width: 100%;
    height: 100%;
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.brandText};
    outline-offset: 4px;
    border-radius: ${radius.control};
  }
`

const Tip = styled.div`
  position: absolute;
  top: 8px;
  z-index: 1;
  min-width: 140px;
  padding: 8px 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: ${color.shadowFloat};
  pointer-events: none;
  ${font.caption};
  span {
    display: grid;
    grid-template-columns: 8px 1fr auto;
    align-items: center;
    gap: 8px;
    white-space: nowrap;
  }
  i {
    width: 8px;
    height: 8px;
    border-radius: 2px;
  }
  em {
    font-style: normal;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
