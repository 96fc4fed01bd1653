import { scaleBand, scaleLinear } from '@visx/scale'
import { BarStack } from '@visx/shape'
import { color } from '@/styles/tokens'
import type { ChartData, Format } from './chart.types'
import { ChartFigure, SERIES_COLORS } from './ChartFigure'
import { axisLines, isLabelled, totalsOf } from './scales.rules'

type Props = {
  caption: string
  data: ChartData
  format: Format
  asTable?: boolean
  height?: number
}

const MARGIN = { top: 28, right: 0, bottom: 28, left: 44 }
/** What a label of the axis needs. */
const LABEL_WIDTH = 34

const edges = (width: number) => ({ left: MARGIN.left, right: width - MARGIN.right })

/** Bars by month, stacked from the bottom; the last one with its sum. Of one series, plain bars. */
export const StackedBars = ({ caption, data, format, asTable = false, height = 264 }: Props) => (
  <ChartFigure {...{ caption, data, format, asTable, height, edges }}>
    {({ width, active }) => <Bars {...{ data, format, height, width, active }} />}
  </ChartFigure>
)

type Row = Record<string, number>

type BarsProps = { data: ChartData; format: Format; height: number; width: number; active: number | null }

const Bars = ({ data: { places, series }, format, height, width, active }: BarsProps) => {
  const totals = totalsOf(series, places.length)
  const lines = axisLines(Math.max(0, ...totals))
  const x = scaleBand<number>({
    domain: places.map((_, at) => at),
    range: [MARGIN.left, width - MARGIN.right],
    paddingInner: 0.48,
    paddingOuter: 0.24,
  })
  const y = scaleLinear<number>({ domain: [0, lines.at(-1) ?? 1], range: [height - MARGIN.bottom, MARGIN.top] })
  const rows = places.map((_, at): Row => ({
    at,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[at] ?? 0])),
  }))
  const names = series.map(({ name }) => name)
  const last = places.length - 1
  const room = Math.floor((width - MARGIN.left) / LABEL_WIDTH)
  return (
    <>
      {lines.map((line) => (
        <g key={line}>
          <line
            x1={MARGIN.left}
            x2={width}
            y1={y(line)}
            y2={y(line)}
            stroke={color.line}
            strokeDasharray={line === 0 ? undefined : '4 4'}
          />
          <text x={MARGIN.left - 10} y={y(line) + 4} textAnchor="end" fontSize={12} fill={color.t2}>
            {format(line)}
          </text>
        </g>
      ))}
      {active !== null && (
        <rect
          x={(x(active) ?? 0) - x.bandwidth() * 0.24}
          y={MARGIN.top}
          width={x.bandwidth() * 1.48}
          height={height - MARGIN.top - MARGIN.bottom}
          fill={color.sunken}
        />
      )}
      <BarStack<Row, string>
        data={rows}
        keys={names}
        x={({ at }) => at ?? 0}
        xScale={x}
        yScale={y}
        color={(name) => SERIES_COLORS[names.indexOf(name) % SERIES_COLORS.length] ?? color.drawFill}
      >
        {(stacks) =>
          stacks.flatMap(({ bars, key }) =>
            bars.map((bar) => (
              // A hairline of the surface divides the parts.
              <rect
                key={`${key}-${String(bar.index)}`}
                x={bar.x}
                y={bar.y}
                width={bar.width}
                height={Math.max(0, bar.height - (stacks.length > 1 ? 1 : 0))}
                rx={Math.min(3, bar.width / 4)}
                fill={bar.color}
              />
            )),
          )
        }
      </BarStack>
      {last >= 0 && (
        <text
          x={(x(last) ?? 0) + x.bandwidth() / 2}
          y={y(totals[last] ?? 0) - 8}
          textAnchor="middle"
          fontSize={13}
          fontWeight={600}
          fill={color.text}
        >
          {format(totals[last] ?? 0)}
        </text>
      )}
      {places.map(
        ({ long, short }, at) =>
          isLabelled(at, places.length, room) && (
            <text
              key={long}
              x={(x(at) ?? 0) + x.bandwidth() / 2}
              y={height - 8}
              textAnchor="middle"
              fontSize={12}
              fontWeight={at === last ? 600 : 400}
              fill={at === last ? color.text : color.t2}
            >
              {short}
            </text>
          ),
      )}
    </>
  )
}
