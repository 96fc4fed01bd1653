const FIRST = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const SECOND = [11, ...FIRST]

/** A CPF with or without its mask: 11 digits, both check digits, no repeated digit (docs/brazil.md). */
export function isCpf(text: string): boolean {
  const digits = canonicalCpf(text)
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false
  return digits.endsWith(`${checkDigit(digits, FIRST)}${checkDigit(digits, SECOND)}`)
}

/** Strips only the mask and outer spaces. */
export const canonicalCpf = (text: string): string => text.trim().replace(/[.-]/g, '')

function checkDigit(digits: string, weights: number[]): string {
  const rest = weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0) % 11
  return String(rest < 2 ? 0 : 11 - rest)
}
