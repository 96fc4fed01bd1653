import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id, OWASP's first choice: 46 MiB, one pass, one lane. */
const ARGON_COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON_COST)

let decoyHash: Promise<string> | undefined

/**
 * Compares in the time of a real comparison also when there is no account, so that an answer does not tell
 * whether the e-mail is known. Nothing matches an account that has no password yet.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword(randomBytes(16).toString('hex'))
  const own = passwordHash?.startsWith('$argon2id$') ? passwordHash : undefined
  const matches = await verify(own ?? (await decoyHash), password)
  return own !== undefined && matches
}
