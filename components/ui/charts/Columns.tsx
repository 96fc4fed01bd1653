import { scaleBand, scaleLinear } from '@visx/scale'
import { color } from '@/styles/tokens'
import { Axes, MARGIN } from './Axes'
import type { ChartData, Format } from './chart.types'
import { ChartFigure } from './ChartFigure'
import { looksOf } from './ChartLegend'
import { written } from './ChartTable'
import { columnBars } from './column-bars.rules'
import { areWhole, axisLines, CHART_HEIGHT, extremesOf, fittingLabel, labelRoom, totalsOf } from './scales.rules'

type Props = {
  caption: string
  data: ChartData
  format: Format
  /** How the lines of the axis are written: short, where values are long. */
  axisFormat?: Format
  /** Stacked, for parts of a whole; side by side, for what does not add up. */
  layout?: 'stacked' | 'grouped'
  asTable?: boolean
  height?: number
}

/** Columns by month, the last one with its number. Null is a gap; what is negative hangs below zero. */
export const Columns = (props: Props) => {
  const { data, axisFormat = props.format, layout = 'stacked', height = CHART_HEIGHT } = props
  const { most, least } = extremesOf(data, layout === 'stacked')
  const lines = axisLines(most, least, areWhole(data))
  const left = labelRoom(lines.map((line) => written(line, axisFormat)))
  const edges = (width: number) => ({ left, right: width - MARGIN.right })
  return (
    <ChartFigure {...props} height={height} edges={edges}>
      {({ width, active }) => <Bars {...{ ...props, axisFormat, layout, lines, left, height, width, active }} />}
    </ChartFigure>
  )
}

type BarsProps = Required<Pick<Props, 'data' | 'format' | 'axisFormat' | 'layout' | 'height'>> & {
  lines: readonly number[]
  left: number
  width: number
  active: number | null
}

/** The widest a bar gets, where there are few. */
const WIDEST = 36

const Bars = ({ data, format, axisFormat, layout, lines, left, height, width, active }: BarsProps) => {
  const { places, series } = data
  const x = scaleBand<number>({ domain: places.map((_, at) => at), range: [left, width - MARGIN.right] })
  const y = scaleLinear<number>({
    domain: [lines[0] ?? 0, lines.at(-1) ?? 1],
    range: [height - MARGIN.bottom, MARGIN.top],
  })
  const middle = (at: number): number => (x(at) ?? 0) + x.bandwidth() / 2
  const isStacked = layout === 'stacked'
  const share = isStacked ? 0.54 : 0.72
  const whole = Math.min(WIDEST * (isStacked ? 1 : Math.max(1.5, series.length / 1.5)), share * x.bandwidth())
  const last = places.length - 1
  const looks = looksOf(series)
  const total = isStacked || series.length === 1 ? totalsOf(series, places.length)[last] : null
  const label = total === null || total === undefined ? undefined : fittingLabel(total, [format, axisFormat], x.step())
  return (
    <>
      <Axes {...{ places, lines, left, width, height, y, middle }} format={axisFormat} />
      {active !== null && (
        <rect
          x={middle(active) - whole * 0.75}
          y={MARGIN.top}
          width={whole * 1.5}
          height={height - MARGIN.top - MARGIN.bottom}
          fill={color.sunken}
        />
      )}
      {columnBars(series, { places: places.length, isStacked }).map(({ at, series: index, from, to, side, sides }) => {
        const [top, bottom] = [y(Math.max(from, to)), y(Math.min(from, to))]
        const { fill, edge } = looks[index] ?? { fill: color.chart1 }
        const wide = whole / sides
        return (
          // A hairline of the surface divides the parts; what is not nothing can be seen.
          <rect
            key={`${String(index)}-${String(at)}`}
            x={middle(at) - whole / 2 + side * wide + 0.5}
            y={Math.min(top, bottom - 1) + 0.5}
            width={Math.max(1, wide - 1)}
            height={Math.max(1, bottom - top - 1)}
            rx={Math.min(3, wide / 4)}
            fill={fill}
            stroke={edge}
          />
        )
      })}
      {label !== undefined && (
        <text
          x={middle(last)}
          y={y(Math.max(0, total ?? 0)) - 8}
          textAnchor="middle"
          fontSize={13}
          fontWeight={600}
          fill={color.text}
        >
          {label}
        </text>
      )}
    </>
  )
}
