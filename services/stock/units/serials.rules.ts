export const MAX_SERIAL_LENGTH = 60

/** Most serials per registration. */
export const MAX_SERIALS = 1_000

/** Placeholder of a unit whose serial is not known yet. */
const PLACEHOLDER_PREFIX = 'A-DEFINIR-'

export const isPlaceholderSerial = (serial: string): boolean => serial.startsWith(PLACEHOLDER_PREFIX)

export const placeholderSerial = (id: number): string => `${PLACEHOLDER_PREFIX}${String(id).padStart(6, '0')}`

const SERIAL = /^[\p{L}\p{N}][\p{L}\p{N} ._:/#()+-]*$/u

/** Normalises a serial: upper case, single blanks, trimmed. Control characters of scanners are removed. */
export const canonicalSerial = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()

export const emptyToNull = (text: string | null | undefined): string | null => (text === '' ? null : (text ?? null))

/** Why a text is not a valid serial, as a sentence; undefined if it is. */
export function serialFault(serial: string): string | undefined {
  if (serial === '') return 'Digite o serial.'
  if (serial.length > MAX_SERIAL_LENGTH) return `Um serial tem no máximo ${String(MAX_SERIAL_LENGTH)} caracteres.`
  if (isPlaceholderSerial(serial)) return 'Esse começo é de equipamentos que ainda não têm serial.'
  return SERIAL.test(serial) ? undefined : 'Use letras, números, espaço e . _ : / # ( ) + -'
}

/** Splits a text into serials by line, tab, comma or semicolon; duplicates stay. */
export const parseSerials = (text: string): string[] =>
  text
    .split(/[\r\n\t,;]+/)
    .map(canonicalSerial)
    .filter((serial) => serial !== '')

/** The serial of a scan: the barcode itself, or the address in the QR code of our label. */
export function parseScannedSerial(text: string): string {
  const [, coded] = /^https?:\/\/[^/]+\/u\/([^/?#]+)/i.exec(text.trim()) ?? []
  return canonicalSerial(coded === undefined ? text : decoded(coded))
}

function decoded(coded: string): string {
  try {
    return decodeURIComponent(coded)
  } catch {
    // A stray % sign: nothing was encoded.
    return coded
  }
}

/** The short address in a unit's QR code. */
export const qrCodePath = (serial: string): string => `/u/${encodeURIComponent(serial)}`
