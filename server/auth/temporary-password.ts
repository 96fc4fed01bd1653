import { randomInt } from 'node:crypto'

/** Without look-alikes: I l 1, O 0. */
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const LOWER = 'abcdefghijkmnpqrstuvwxyz'
const DIGITS = '23456789'

const LENGTH = 12
/** One week until the first log-in. */
export const TEMPORARY_PASSWORD_MS = 7 * 86_400_000

/** A random password of unambiguous characters that meets the password rules; about 67 bits. */
export function newTemporaryPassword(): string {
  const all = UPPER + LOWER + DIGITS
  const rest = Array.from({ length: LENGTH - 3 }, () => oneOf(all))
  return shuffled([oneOf(UPPER), oneOf(LOWER), oneOf(DIGITS), ...rest]).join('')
}

const oneOf = (characters: string): string => characters.charAt(randomInt(characters.length))

function shuffled(characters: string[]): string[] {
  return characters
    .map((character) => ({ character, order: randomInt(2 ** 32) }))
    .sort((a, b) => a.order - b.order)
    .map(({ character }) => character)
}
