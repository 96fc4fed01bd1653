import dayjs from 'dayjs'
import { formatDay, formatMoney } from '@/services/format/format.rules'

// The digitable line of a boleto (FEBRABAN): three fields of the bank's own digits, each closed by a check digit modulo
// 10; one check digit modulo 11 over everything; the due factor; the amount in cents.

const DIGITS = 47
const FIRST_DAY = '1997-10-07'
const HIGHEST_FACTOR = 9_999
const LOWEST_FACTOR = 1_000
const REAL = '9'
const HIGHEST_CENTS = 9_999_999_999

/** What a boleto has to say to be an invoice's: its open amount and its due day. */
export type BoletoTerms = {
  /** Integer cents. */
  amount: number
  /** `YYYY-MM-DD` */
  dueOn: string
}

/** The digits of a line as people type or paste it, with dots and blanks. */
export const lineDigits = (line: string): string => line.replace(/[\s.-]/g, '')

/** `00190.00009 01234.567897 00000.001172 1 16560000090000` */
export const formatLine = (line: string): string =>
  lineDigits(line).replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')

/**
 * Days since 07/10/1997 in four digits. The day after 9999 (21/02/2025) starts again at 1000, so a factor names a day in
 * each cycle of 9,000 days.
 */
export function dueFactor(day: string): number {
  const days = dayjs(day).diff(FIRST_DAY, 'day')
  return days <= HIGHEST_FACTOR
    ? days
    : ((days - HIGHEST_FACTOR - 1) % (HIGHEST_FACTOR - LOWEST_FACTOR + 1)) + LOWEST_FACTOR
}

/**
 * Why a digitable line is not the boleto of an invoice, as staff read it; undefined if it is.
 * @param line with or without dots and blanks
 */
export function boletoObjection(line: string, { amount, dueOn }: BoletoTerms): string | undefined {
  const digits = lineDigits(line)
  if (!/^\d*$/.test(digits)) return 'A linha digitável só tem números'
  if (digits.length === 48) return 'Essa linha é de conta ou tributo, com 48 números; a de boleto tem 47'
  if (digits.length !== DIGITS) return `A linha digitável tem 47 números; essa tem ${digits.length}`
  const { fields, check, factor, cents, barcode } = partsOf(digits)
  const wrong = fields.findIndex((one) => !one.endsWith(modulo10(one.slice(0, -1))))
  if (wrong >= 0) return `Confira o ${wrong + 1}º campo da linha: o dígito verificador não bate`
  if (digits[3] !== REAL) return 'O boleto precisa ser em reais'
  if (check !== modulo11(barcode)) return 'Confira a linha: o dígito verificador geral não bate'
  if (cents !== amount) return `O valor do boleto é ${formatMoney(cents)}, e o da fatura, ${formatMoney(amount)}`
  if (factor !== dueFactor(dueOn)) return `O boleto não vence em ${formatDay(dueOn)}, como a fatura`
  return undefined
}

type BoletoInput = BoletoTerms & {
  /** The bank's code, three digits. */
  bank: string
  /** The 25 digits that the bank is free to use. */
  free: string
}

/**
 * The 47 digits of a boleto.
 * @throws Error when a part does not fit into its digits
 */
export function digitableLine({ bank, free, amount, dueOn }: BoletoInput): string {
  const isFitting = /^\d{3}$/.test(bank) && /^\d{25}$/.test(free) && amount > 0 && amount <= HIGHEST_CENTS
  if (!isFitting) throw new Error(`No boleto of bank ${bank} with ${amount} cents and ${free}`)
  const closing = String(dueFactor(dueOn)).padStart(4, '0') + String(amount).padStart(10, '0')
  const start = bank + REAL
  const fields = [start + free.slice(0, 5), free.slice(5, 15), free.slice(15)].map((one) => one + modulo10(one))
  return fields.join('') + modulo11(start + closing + free) + closing
}

function partsOf(digits: string) {
  const fields = [digits.slice(0, 10), digits.slice(10, 21), digits.slice(21, 32)]
  const closing = digits.slice(33)
  const free = fields.map((one, at) => one.slice(at === 0 ? 4 : 0, -1)).join('')
  return {
    fields,
    check: digits.slice(32, 33),
    factor: Number(closing.slice(0, 4)),
    cents: Number(closing.slice(4)),
    /** As in the barcode, without its check digit. */
    barcode: digits.slice(0, 4) + closing + free,
  }
}

/** Weights 2, 1, 2, … from the right; the digits of each product are added. */
function modulo10(digits: string): string {
  const sum = fromTheRight(digits).reduce((total, digit, at) => {
    const product = digit * (at % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** Weights 2 to 9 from the right, again and again; what would be 0, 10 or 11 is 1. */
function modulo11(digits: string): string {
  const sum = fromTheRight(digits).reduce((total, digit, at) => total + digit * (2 + (at % 8)), 0)
  const check = 11 - (sum % 11)
  return String(check > 9 ? 1 : check)
}

const fromTheRight = (digits: string): number[] => Array.from(digits, Number).reverse()
