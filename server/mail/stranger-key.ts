import { createHash } from 'node:crypto'

/** What stands for somebody without an account in the keys of their mails: each has mails of their own, and no key names them. */
export const strangerKey = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)
