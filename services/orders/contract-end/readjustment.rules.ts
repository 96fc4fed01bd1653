import { formatAmount, formatLongMonth } from '@/services/format/format.rules'
import { timesFactor, toCents as toHundredths } from '@/services/simulation/money.rules'
import { addMonths } from '../business-days.rules'

/** The indexes a fee may follow; the contract's text names IPCA. */
export const READJUSTMENT_INDEXES = ['IPCA', 'IGPM'] as const

export type ReadjustmentIndex = (typeof READJUSTMENT_INDEXES)[number]

export const INDEX_LABEL: Readonly<Record<ReadjustmentIndex, string>> = { IPCA: 'IPCA', IGPM: 'IGP-M' }

/** Months between two changes of a price, at least (Lei 10.192/2001, art. 2, § 1). */
const MONTHS_BETWEEN = 12

/** An index is published some weeks after its month; entries older than this many months no longer count. */
const MONTHS_KNOWN = 3

export type IndexEntry = { index: ReadjustmentIndex; month: string; rate: string }

/**
 * A fee after a variation in percent with two places (`"4.68"`, `"-3.18"`), rounded half up to a whole cent, in integer
 * arithmetic.
 * @throws Error for a variation of -100 % or less
 */
export function readjust(cents: number, rate: string): number {
  const factor = 10_000 + toHundredths(rate)
  if (factor <= 0) throw new Error(`Not a variation of a fee: ${rate}`)
  return timesFactor(cents, `${String(Math.floor(factor / 10_000))}.${String(factor % 10_000).padStart(4, '0')}`)
}

/** `IPCA de 4,68% até outubro de 2026`. */
export const readjustmentText = ({ index, month, rate }: IndexEntry): string =>
  `${INDEX_LABEL[index]} de ${formatPercent(rate)} até ${formatLongMonth(month)}`

/** `4,68%`; a negative one has U+2212 before it. */
export const formatPercent = (rate: string): string => `${rate.startsWith('-') ? '\u2212' : ''}${formatAmount(rate)}%`

/** Whether a price set on the first day may change on the second. */
export const mayReadjust = (pricedOn: string, on: string): boolean => addMonths(pricedOn, MONTHS_BETWEEN) <= on

/** The newest known month of an index, unless it is too old. */
export function newestEntry<E extends IndexEntry>(
  entries: readonly E[],
  index: ReadjustmentIndex,
  today: string,
): E | undefined {
  const oldest = addMonths(`${today.slice(0, 7)}-01`, -MONTHS_KNOWN)
  return entries
    .filter((entry) => entry.index === index && entry.month >= oldest)
    .toSorted((one, other) => other.month.localeCompare(one.month))[0]
}
