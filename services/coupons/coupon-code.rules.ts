/** No easily confused characters: no 0 and O, no 1 and I. 32 characters, so each encodes five bits. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code chosen by hand: letters, digits and hyphens. */
export const CODE_PATTERN = /^[A-Za-z0-9][A-Za-z0-9-]{2,18}[A-Za-z0-9]$/

/** Random bytes of a generated code. */
export const CODE_BYTES = 8

/** Generates a code that is easy to read out on the telephone, from random bytes: `K7QW-3MXA`. */
export function couponCodeFrom(bytes: Uint8Array): string {
  const letters = [...bytes.slice(0, CODE_BYTES)].map((byte) => CODE_LETTERS.charAt(byte % CODE_LETTERS.length))
  return `${letters.slice(0, CODE_BYTES / 2).join('')}-${letters.slice(CODE_BYTES / 2).join('')}`
}
