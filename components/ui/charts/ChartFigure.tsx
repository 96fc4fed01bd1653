import { type PointerEvent, type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { bare, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import type { ChartData, Format } from './chart.types'
import { looksOf, Swatch } from './ChartLegend'
import { ChartTable, written } from './ChartTable'
import { isBlank, totalsOf } from './scales.rules'
import { usePointed } from './usePointed'
import { useWidth } from './useWidth'

type Plot = { width: number; active: number | null }

type Props = {
  /** What the chart shows, for readers of the screen: "Equipamentos em locação por mês". */
  caption: string
  data: ChartData
  format: Format
  /** Instead of the drawing. */
  asTable?: boolean
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
  const last = data.places.length - 1
  const { place, shown, point, close, onPointerLeave } = usePointed(box, last)
  const { left, right } = edges(width)
  const placeWidth = (right - left) / data.places.length

  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): void =>
    point(Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / placeWidth))
  if (isBlank(data))
    return (
      <Figure>
        <figcaption className="visually-hidden">{caption}</figcaption>
        <Blank style={{ minHeight: height / 2 }}>Sem dados no período.</Blank>
      </Figure>
    )
  if (asTable)
    return (
      <Figure>
        <ChartTable data={data} caption={caption} format={format} />
      </Figure>
    )
  return (
    <Figure>
      <figcaption className="visually-hidden">{caption}</figcaption>
      <Drawing
        ref={box}
        style={{ height }}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={onPointerLeave}
      >
        <svg width={width} height={height} aria-hidden>
          {children({ width, active: shown })}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={place}
          aria-label={`${data.axis}: ${caption}`}
          aria-valuetext={spoken(data, format, place)}
          onChange={(event) => point(Number(event.target.value))}
          onFocus={() => point(place)}
          onBlur={close}
        />
        {shown !== null && (
          <Tooltip data={data} format={format} at={shown} x={left + (shown + 0.5) * placeWidth} width={width} />
        )}
      </Drawing>
      <ChartTable data={data} caption={caption} format={format} hidden />
    </Figure>
  )
}

const spoken = ({ places, series, total }: ChartData, format: Format, at: number): string =>
  [
    places[at]?.long ?? '',
    ...series.map(({ name, values, format: own = format }) => `${name}: ${written(values[at], own)}`),
    ...(total === undefined ? [] : [`${total}: ${written(totalsOf(series, places.length)[at], format)}`]),
  ].join('; ')

type TooltipProps = { data: ChartData; format: Format; at: number; x: number; width: number }

const Tooltip = ({ data: { places, series, total }, format, at, x, width }: TooltipProps) => {
  const looks = looksOf(series)
  return (
    <Tip aria-hidden style={x > width / 2 ? { right: width - x + 12 } : { left: x + 12 }}>
      <b>{places[at]?.long}</b>
      {series
        .map(({ name, values, format: own = format }, index) => (
          <span key={name}>
            <Swatch $look={looks[index]} />
            {name}
            <em>{written(values[at], own)}</em>
          </span>
        ))
        .toReversed()}
      {total !== undefined && (
        <span>
          <i />
          {total}
          <em>{written(totalsOf(series, places.length)[at], format)}</em>
        </span>
      )}
    </Tip>
  )
}

const Figure = styled.figure`
  margin: 0;
  min-width: 0;
`

const Blank = styled.p`
  display: grid;
  place-items: center;
  ${font.secondaryMuted};
`

const Drawing = styled.div`
  position: relative;
  min-width: 0;
  touch-action: pan-y;
  svg {
    display: block;
  }
  input {
    ${bare.overlay};
    width: 100%;
    height: 100%;
    pointer-events: none;
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
    grid-template-columns: 9px 1fr auto;
    align-items: center;
    gap: 8px;
    white-space: nowrap;
  }
  em {
    font-style: normal;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
