export const MAX_SERIAL_LENGTH = 60

/** As many serials one registration takes. */
export const MAX_SERIALS = 1_000

/** What a unit is called by until its serial is known. */
const PLACEHOLDER_PREFIX = 'A-DEFINIR-'

export const isPlaceholderSerial = (serial: string): boolean => serial.startsWith(PLACEHOLDER_PREFIX)

export const placeholderSerial = (id: number): string => `${PLACEHOLDER_PREFIX}${String(id).padStart(6, '0')}`

const SERIAL = /^[\p{L}\p{N}][\p{L}\p{N} ._:/#()+-]*$/u

/** A serial as it is kept: capitals, one blank between words, none around. Scanners send controls besides, which go. */
export const canonicalSerial = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()

/** What was left empty is nothing. */
export const emptyToNull = (text: string | null | undefined): string | null => (text === '' ? null : (text ?? null))

/** Why a text is no serial, as a sentence; undefined for one that is. */
export function serialFault(serial: string): string | undefined {
  if (serial === '') return 'Digite o número de série.'
  if (serial.length > MAX_SERIAL_LENGTH) return `Um serial tem no máximo ${String(MAX_SERIAL_LENGTH)} caracteres.`
  if (isPlaceholderSerial(serial)) return 'Esse começo é de equipamentos que ainda não têm serial.'
  return SERIAL.test(serial) ? undefined : 'Use letras, números, espaço e . _ : / # ( ) + -'
}

/** The serials of a text, one a line or with tabs, commas or semicolons between them; the same one stands as often as it was said. */
export const parseSerials = (text: string): string[] =>
  text
    .split(/[\r\n\t,;]+/)
    .map(canonicalSerial)
    .filter((serial) => serial !== '')

/** The serial of what a scanner read: the thing's own barcode, or the address behind the QR code of our label. */
export function parseScannedSerial(text: string): string {
  const [, coded] = /^https?:\/\/[^/]+\/u\/([^/?#]+)/i.exec(text.trim()) ?? []
  return canonicalSerial(coded === undefined ? text : decoded(coded))
}

function decoded(coded: string): string {
  try {
    return decodeURIComponent(coded)
  } catch {
    return coded
  }
}

/** The short address that the QR code on a unit holds. */
export const labelPath = (serial: string): string => `/u/${encodeURIComponent(serial)}`
