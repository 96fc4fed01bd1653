import { isCnpj } from '@/services/companies/cnpj.rules'
import { isCpf } from '@/services/companies/cpf.rules'

// The BR Code of Pix (Manual de Padrões para Iniciação do Pix): fields of a two-digit id, a two-digit length and a value,
// closed by a checksum. Scanned as a QR code, or copied as text.

/** What a BR Code may hold of the receiver's name and city. */
export const PIX_NAME_LENGTH = 25
export const PIX_CITY_LENGTH = 15

const DOMAIN = 'br.gov.bcb.pix'
const NO_TXID = '***'
/** The receiver's field holds 99 characters: the domain and the two heads leave this many. */
const LONGEST_VALUE = 77

/** Who is paid: a key of Pix, and the name and city that banks show beside it. */
export type PixReceiver = { key: string; name: string; city: string }

type StaticCode = PixReceiver & {
  /** Decimal text with two places; without it, the payer enters an amount. */
  amount?: string
  /** Identifies the payment: up to 25 letters and digits without accents. */
  txid?: string
}

/**
 * A static BR Code. Name and city lose their accents, are written in upper case and cut to what the code holds.
 * @throws Error that names a refused part: key, name, city, amount or txid
 */
export function staticPixCode({ key, name, city, amount, txid }: StaticCode): string {
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > LONGEST_VALUE) throw new Error('Pix: bad key')
  if (amount !== undefined && (!/^\d{1,10}\.\d{2}$/.test(amount) || Number(amount) === 0))
    throw new Error(`Pix: bad amount ${amount}`)
  if (txid !== undefined && !/^[A-Za-z0-9]{1,25}$/.test(txid)) throw new Error(`Pix: bad txid ${txid}`)
  return withChecksum([
    field('00', '01'),
    receiverField('01', key),
    ...trade(amount),
    ...place(name, city),
    field('62', field('05', txid ?? NO_TXID)),
  ])
}

/**
 * A dynamic BR Code: the amount and everything else stand at the payment provider's address.
 * @param url without `https://`, as the provider names it
 * @throws Error that names a refused part: url, name or city
 */
export function dynamicPixCode({ url, name, city }: { url: string; name: string; city: string }): string {
  if (!/^[^\s:/]+\/\S+$/.test(url) || url.length > LONGEST_VALUE) throw new Error('Pix: bad url')
  return withChecksum([
    field('00', '01'),
    field('01', '12'),
    receiverField('25', url),
    ...trade(undefined),
    ...place(name, city),
    field('62', field('05', NO_TXID)),
  ])
}

/** The number of the invoice that a txid (`FAT000231`, or its number alone) belongs to; null for any other text. */
export function numberOfTxid(txid: string): number | null {
  const digits = /^(?:FAT)?(\d{1,9})$/i.exec(txid)?.[1]
  return digits === undefined || Number(digits) === 0 ? null : Number(digits)
}

/** CRC16-CCITT (polynomial 1021, start FFFF) of ASCII text, as four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Whether a text has the form of a key: e-mail, +55 phone, CPF, CNPJ, or the random one of a bank. */
export function isPixKey(key: string): boolean {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) || /^\+55\d{10,11}$/.test(key)) return true
  if (/^\d{11}$/.test(key)) return isCpf(key)
  if (/^[0-9A-Z]{14}$/.test(key)) return isCnpj(key)
  return key.length <= LONGEST_VALUE && /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(key)
}

/** Printable ASCII without accents, in upper case, with single spaces: what every bank can show. */
export const pixText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .toUpperCase()

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`

const receiverField = (id: string, value: string): string => field('26', field('00', DOMAIN) + field(id, value))

/** Category 0000 (unstated), currency 986 (real), amount, country. */
const trade = (amount: string | undefined): string[] => [
  field('52', '0000'),
  field('53', '986'),
  ...(amount === undefined ? [] : [field('54', amount)]),
  field('58', 'BR'),
]

function place(name: string, city: string): string[] {
  const [shownName, shownCity] = [pixText(name), pixText(city)]
  if (shownName === '') throw new Error('Pix: bad name')
  if (shownCity === '') throw new Error('Pix: bad city')
  return [
    field('59', shownName.slice(0, PIX_NAME_LENGTH).trim()),
    field('60', shownCity.slice(0, PIX_CITY_LENGTH).trim()),
  ]
}

/** The checksum covers its own id and length. */
function withChecksum(fields: readonly string[]): string {
  const open = `${fields.join('')}6304`
  return open + crc16(open)
}
