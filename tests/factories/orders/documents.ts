import { isCnpj } from '@/services/companies/cnpj.rules'
import { isCpf } from '@/services/companies/cpf.rules'

const PAIRS = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'))

function withCheckDigits(base: string, isValid: (text: string) => boolean): string {
  const whole = PAIRS.map((pair) => `${base}${pair}`).find(isValid)
  if (!whole) throw new Error(`No check digits for ${base}`)
  return whole
}

/** The CNPJ of a head office with this beginning. */
export const cnpjOf = (root: string): string => withCheckDigits(`${root.padEnd(8, '0')}0001`, isCnpj)

/** The CPF with this beginning. */
export const cpfOf = (root: string): string => withCheckDigits(root.padEnd(9, '0'), isCpf)

/** The clear CPFs in anything that is sent, with or without their mask. */
export const clearCpfsIn = (sent: unknown): string[] =>
  (JSON.stringify(sent).match(/(?<![\w.+-])(?:\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})(?![\w.-])/g) ?? []).filter(isCpf)
