/**
 * The default probability as a bureau writes it, in percent with two places at most: a text of digits alone counts
 * hundredths of a percent (`"10000"` is 100%), a number or a text with a separator is percent already.
 * @returns null for what is none, or outside of 0 to 100
 */
export function parseDefaultRate(value: unknown): number | null {
  if (typeof value === 'number') return inRange(value)
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (/^\d{1,5}$/.test(text)) return inRange(Number(text) / 100)
  return /^\d{1,3}[.,]\d+%?$/.test(text) ? inRange(Number(text.replace('%', '').replace(',', '.'))) : null
}

const inRange = (percent: number): number | null =>
  percent >= 0 && percent <= 100 ? Math.round(percent * 100) / 100 : null
