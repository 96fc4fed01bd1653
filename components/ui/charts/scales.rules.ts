import type { ChartData, Format, Series } from './chart.types'

/** In pixels, of a chart and of what holds its place. */
export const CHART_HEIGHT = 264

const STEPS = [1, 2, 2.5, 5, 10]
const LINES = 5

/**
 * The lines of an axis over all values and zero: about five, at round numbers; 0 and 1 when all is zero.
 * @param least the smallest value, where some are negative
 * @param isWhole of whole numbers, between which there is nothing: at least one apart
 */
export function axisLines(most: number, least = 0, isWhole = false): number[] {
  const [from, to] = [Math.min(0, least), Math.max(0, most)]
  if (from === to) return [0, 1]
  const rough = (to - from) / LINES
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * magnitude >= rough) ?? 10) * magnitude
  const whole = isWhole || to - from >= LINES ? Math.max(1, step) : step
  const [first, last] = [Math.floor(from / whole), Math.ceil(to / whole)]
  return Array.from({ length: last - first + 1 }, (_, line) => Number(((first + line) * whole).toPrecision(12)) + 0)
}

/** The sum of all series at each place; null where none has a value. */
export const totalsOf = (series: readonly Series[], places: number): (number | null)[] =>
  Array.from({ length: places }, (_, at) => {
    const known = series.flatMap(({ values }) => values[at] ?? [])
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
  })

/** What bars reach at each place: stacked, the parts above and below zero apart; side by side, each by itself. */
export function extremesOf({ series, places }: ChartData, isStacked: boolean) {
  const extremes = places.flatMap((_, at) => {
    const values = series.map((one) => one.values[at] ?? 0)
    if (!isStacked) return values
    const sumOf = (side: (value: number) => boolean): number =>
      values.filter(side).reduce((sum, value) => sum + value, 0)
    return [sumOf((value) => value > 0), sumOf((value) => value < 0)]
  })
  return { most: Math.max(0, ...extremes), least: Math.min(0, ...extremes) }
}

/** Whether all values are whole numbers. */
export const areWhole = ({ series }: ChartData): boolean =>
  series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)))

/** Whether there is nothing to draw. */
export const isBlank = ({ places, series }: ChartData): boolean =>
  places.length === 0 || series.every(({ values }) => values.every((value) => value === null))

/** Which labels of an axis are written when not all have room: every second, every third…, always the last one. */
export const isLabelled = (at: number, places: number, room: number): boolean =>
  (places - 1 - at) % Math.max(1, Math.ceil(places / Math.max(1, room))) === 0

const DIGIT_WIDTH = 6.8
const BOLD_DIGIT_WIDTH = 7.8

/**
 * A value as the first of these formats writes it that has room; undefined where none has.
 * @param room in pixels, at 13 px of bold text
 */
export const fittingLabel = (value: number, formats: readonly Format[], room: number): string | undefined =>
  formats.map((format) => format(value)).find((label) => label.length * BOLD_DIGIT_WIDTH <= room)

/** The room for the labels of an axis at its left, in pixels at 12 px of text. */
export const labelRoom = (labels: readonly string[]): number =>
  Math.ceil(Math.max(16, ...labels.map((label) => label.length * DIGIT_WIDTH))) + 14
