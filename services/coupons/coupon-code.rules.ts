/** Nothing that is read for something else: no 0 and O, no 1 and I. Thirty-two of them, so that five bits are one. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** What a person may choose for a code: letters, digits and hyphens. */
export const CODE_PATTERN = /^[A-Za-z0-9][A-Za-z0-9-]{2,18}[A-Za-z0-9]$/

/** How many random bytes a made code takes. */
export const CODE_BYTES = 8

/** A code that can be read out on the telephone, from random bytes: `K7QW-3MXA`. */
export function couponCodeFrom(bytes: Uint8Array): string {
  const letters = [...bytes.slice(0, CODE_BYTES)].map((byte) => CODE_LETTERS.charAt(byte % CODE_LETTERS.length))
  return `${letters.slice(0, CODE_BYTES / 2).join('')}-${letters.slice(CODE_BYTES / 2).join('')}`
}
