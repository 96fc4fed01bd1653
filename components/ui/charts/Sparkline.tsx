import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { color } from '@/styles/tokens'

const [WIDTH, HEIGHT, EDGE] = [92, 28, 4]

/**
 * The course of a figure as a small line with its end marked; a gap where nothing is known. Silent: the figure stands beside it in
 * words, and whoever shows it shows its numbers in a table too.
 */
export const Sparkline = ({ values }: { values: readonly (number | null)[] }) => {
  const points = values.map((value, at) => ({ at, value }))
  const known = points.filter((point): point is { at: number; value: number } => point.value !== null)
  const last = known.at(-1)
  if (known.length < 2 || !last) return null
  const amounts = known.map(({ value }) => value)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const x = scaleLinear<number>({ domain: [0, values.length - 1], range: [EDGE, WIDTH - EDGE] })
  const y = scaleLinear<number>({
    // A line that never changes lies in the middle.
    domain: least === most ? [least - 1, most + 1] : [least, most],
    range: [HEIGHT - EDGE, EDGE],
  })
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden>
      <LinePath
        data={points}
        defined={({ value }) => value !== null}
        x={({ at }) => x(at)}
        y={({ value }) => y(value ?? 0)}
        stroke={color.brandText}
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx={x(last.at)} cy={y(last.value)} r={3} fill={color.brandText} />
    </svg>
  )
}
