const FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
const SECOND = [6, ...FIRST]

/** The form in which a CNPJ is stored and compared: no mask, upper-case, letters kept (IN RFB 2.229/2024). */
export const canonicalCnpj = (text: string): string => text.trim().replace(/[./-]/g, '').toUpperCase()

/** A numeric or alphanumeric CNPJ, with or without its mask: form, both check digits, no repeated digit. */
export function isCnpj(text: string): boolean {
  const characters = canonicalCnpj(text)
  if (!/^[0-9A-Z]{12}\d{2}$/.test(characters) || /^(\d)\1{13}$/.test(characters)) return false
  return characters.endsWith(`${checkDigit(characters, FIRST)}${checkDigit(characters, SECOND)}`)
}

/** A character's value is its code minus 48. */
function checkDigit(characters: string, weights: number[]): string {
  const rest = weights.reduce((sum, weight, i) => sum + weight * (characters.charCodeAt(i) - 48), 0) % 11
  return String(rest < 2 ? 0 : 11 - rest)
}
