import type { Series } from './chart.types'

/** A bar from one value to another, at a place of the axis; `side` of so many `sides` beside each other. */
type Bar = { at: number; series: number; from: number; to: number; side: number; sides: number }

/**
 * The bars of series: stacked away from zero, what is negative below it, or side by side. Nothing is drawn where a series has no
 * value or zero.
 */
export function columnBars(
  series: readonly Series[],
  { places, isStacked }: { places: number; isStacked: boolean },
): Bar[] {
  return Array.from({ length: places }, (_, at) => {
    const reached = { above: 0, below: 0 }
    return series.flatMap(({ values }, index): Bar[] => {
      const value = values[at] ?? 0
      if (value === 0) return []
      if (!isStacked) return [{ at, series: index, from: 0, to: value, side: index, sides: series.length }]
      const side = value > 0 ? 'above' : 'below'
      const from = reached[side]
      reached[side] += value
      return [{ at, series: index, from, to: reached[side], side: 0, sides: 1 }]
    })
  }).flat()
}
