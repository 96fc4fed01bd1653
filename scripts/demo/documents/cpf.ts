import { isCpf } from '@/services/companies/cpf.rules'

/** A CPF with valid check digits, derived from a name. */
export function cpfOf(name: string): string {
  let digits = 7
  for (const character of name) digits = (digits * 31 + character.charCodeAt(0)) % 1_000_000_000
  const base = String(digits).padStart(9, '0')
  const ends = Array.from({ length: 100 }, (_, end) => base + String(end).padStart(2, '0'))
  const valid = ends.find(isCpf)
  if (!valid) throw new Error(`No CPF begins with ${base}`)
  return valid
}
