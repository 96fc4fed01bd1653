import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { settings } from '@/server/config/settings'
import { CODE_DIGITS } from '@/services/signing/signing.rules'

/** A code to read off a mail and type. */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** A million codes are tried in no time: what is kept of one cannot be tried without our secret. */
export const hashCode = (linkId: number, code: string): string =>
  createHmac('sha256', settings().SECRET_KEY)
    .update(`signing:${String(linkId)}:${code}`)
    .digest('hex')

/** Compares in constant time. */
export const isCode = (linkId: number, code: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashCode(linkId, code), 'hex'), Buffer.from(hash, 'hex'))
