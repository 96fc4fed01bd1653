const TEN_THOUSAND = 10_000n

/**
 * Decimal text with two places, as in the API and in SQL (`"1499.90"`), as integer cents.
 * @throws Error for any other text
 */
export function toCents(decimal: string): number {
  const match = /^(-?)(\d+)\.(\d{2})$/.exec(decimal)
  if (!match) throw new Error(`Not an amount of money: ${decimal}`)
  const cents = Number(`${match[2] ?? ''}${match[3] ?? ''}`)
  return match[1] && cents > 0 ? -cents : cents
}

/** Integer cents as the API's decimal text: `-17000` → `"-170.00"`. */
export function toDecimal(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new Error(`Not a number of cents: ${String(cents)}`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Cents times a plan's factor (decimal text with up to four places, `"0.8850"`), rounded half up to a whole cent. Exact
 * for any amount: integer arithmetic only.
 */
export function timesFactor(cents: number, factor: string): number {
  const [whole = '0', fraction = ''] = factor.split('.')
  const tenThousandths = BigInt(whole) * TEN_THOUSAND + BigInt(fraction.padEnd(4, '0').slice(0, 4))
  return Number((BigInt(cents) * tenThousandths + TEN_THOUSAND / 2n) / TEN_THOUSAND)
}
