import { color } from '@/styles/tokens'
import type { ChartData, Format } from './chart.types'
import { written } from './ChartTable'
import { isLabelled } from './scales.rules'

export const MARGIN = { top: 28, right: 0, bottom: 28 } as const

/** What a label below the axis needs. */
const LABEL_WIDTH = 34

type Props = {
  places: ChartData['places']
  lines: readonly number[]
  format: Format
  left: number
  width: number
  height: number
  y: (value: number) => number
  middle: (at: number) => number
}

/** Dashed lines with their values at the left, and the places below: as many labels as have room, the last one bold. */
export const Axes = ({ places, lines, format, left, width, height, y, middle }: Props) => {
  const last = places.length - 1
  const room = Math.floor((width - left) / LABEL_WIDTH)
  return (
    <>
      {lines.map((line) => (
        <g key={line}>
          <line
            x1={left}
            x2={width}
            y1={y(line)}
            y2={y(line)}
            stroke={color.line}
            strokeDasharray={line === 0 ? undefined : '4 4'}
          />
          <text x={left - 10} y={y(line) + 4} textAnchor="end" fontSize={12} fill={color.t2}>
            {written(line, format)}
          </text>
        </g>
      ))}
      {places.map(
        ({ long, short }, at) =>
          isLabelled(at, places.length, room) && (
            <text
              key={long}
              x={middle(at)}
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
