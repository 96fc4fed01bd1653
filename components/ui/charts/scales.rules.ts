import type { Series } from './chart.types'

const STEPS = [1, 2, 2.5, 5, 10]
const LINES = 5

/** The lines of an axis from zero to at least the largest value: about five, at round numbers; 0 and 1 when all is zero. */
export function axisLines(most: number): number[] {
  if (most <= 0) return [0, 1]
  const rough = most / LINES
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * magnitude >= rough) ?? 10) * magnitude
  const whole = most >= LINES ? Math.max(1, step) : step
  return Array.from({ length: Math.ceil(most / whole) + 1 }, (_, line) => Number((line * whole).toPrecision(12)))
}

/** The sum of all series at each place. */
export const totalsOf = (series: readonly Series[], places: number): number[] =>
  Array.from({ length: places }, (_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))

/** Which labels of an axis are written when not all have room: every second, every third…, always the last one. */
export const isLabelled = (at: number, places: number, room: number): boolean =>
  (places - 1 - at) % Math.max(1, Math.ceil(places / Math.max(1, room))) === 0
