import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { pool } from '@/server/db/client'
import { networkOf } from './client-address'
import { Refusal } from './refusal'

const MINUTE = 60

/**
 * The number of attempts allowed within that many seconds (docs/adr/0552: what is limited per what). With `throttleFailures` only failures count, so that many
 * users behind one address, or frequent log-ins, are not limited.
 */
const LIMITS = {
  /** One account from one place. A stranger elsewhere does not lock its owner out. */
  'login-place': { points: 10, duration: 15 * MINUTE },
  /** One account from anywhere, but for the places where it was logged in before. */
  'login-account': { points: 100, duration: 60 * MINUTE },
  'login-address': { points: 100, duration: 15 * MINUTE },
  'refresh-address': { points: 100, duration: 15 * MINUTE },
  'password-account': { points: 10, duration: 15 * MINUTE },
  'password-check-address': { points: 200, duration: 10 * MINUTE },
  'recovery-account': { points: 5, duration: 60 * MINUTE },
  'recovery-address': { points: 50, duration: 60 * MINUTE },
  'register-account': { points: 5, duration: 60 * MINUTE },
  'register-address': { points: 20, duration: 60 * MINUTE },
  'privacy-account': { points: 5, duration: 60 * MINUTE },
  'privacy-address': { points: 20, duration: 60 * MINUTE },
  'billing-email-account': { points: 5, duration: 60 * MINUTE },
  'billing-email-person': { points: 20, duration: 60 * MINUTE },
  'confirm-address': { points: 50, duration: 60 * MINUTE },
  'postal-code-address': { points: 30, duration: 10 * MINUTE },
  'visitor-address': { points: 30, duration: 60 * MINUTE },
  'reset-address': { points: 50, duration: 60 * MINUTE },
  /** Wrong codes only. */
  'coupon-person': { points: 10, duration: 15 * MINUTE },
  'coupon-company': { points: 30, duration: 15 * MINUTE },
  'coupon-visitor': { points: 5, duration: 60 * MINUTE },
  'invitation-person': { points: 30, duration: 60 * MINUTE },
  /** Whom somebody invites may invite more. */
  'invitation-company': { points: 100, duration: 60 * MINUTE },
  'ticket-person': { points: 20, duration: 60 * MINUTE },
  'ticket-message-person': { points: 120, duration: 60 * MINUTE },
  'signing-key-address': { points: 50, duration: 15 * MINUTE },
  'signing-address': { points: 100, duration: 15 * MINUTE },
  'signing-code-link': { points: 6, duration: 60 * MINUTE },
  'ticket-file-person': { points: 120, duration: 60 * MINUTE },
  'ticket-file-company': { points: 600, duration: 60 * MINUTE },
  'ticket-megabyte-person': { points: 500, duration: 60 * MINUTE },
  'ticket-megabyte-company': { points: 2_000, duration: 60 * MINUTE },
} as const satisfies Record<string, { points: number; duration: number }>

export type LimitName = keyof typeof LIMITS

/** What is counted: a kind of attempt, by which account or address, and as how many points (one). */
export type LimitKey = readonly [name: LimitName, key: string, points?: number]

export const byAccount = (name: LimitName, email: string): LimitKey => [name, email.trim().toLowerCase()]
export const byPlace = (name: LimitName, email: string, address: string): LimitKey => [
  name,
  `${email.trim().toLowerCase()} ${networkOf(address)}`,
]
export const byAddress = (name: LimitName, address: string): LimitKey => [name, networkOf(address)]

/**
 * Counts one attempt for each of the keys, in their order, in the database that all instances of the application share.
 * Refuses 429 `too_many_requests` with `Retry-After`; keys after the exhausted one are not counted.
 */
export async function throttle(...attempts: LimitKey[]): Promise<void> {
  for (const [name, key, points] of attempts) {
    try {
      await limiter(name).consume(digest(key), points)
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error
    }
  }
}

/** Counts an attempt before it runs, and undoes the count when it succeeds. Refuses as `throttle` does. */
export async function throttleFailures<T>(attempts: LimitKey[], attempt: () => Promise<T>): Promise<T> {
  await throttle(...attempts)
  const result = await attempt()
  for (const [name, key, points] of attempts) await limiter(name).reward(digest(key), points)
  return result
}

/** Counts one attempt, and says whether it is within the limit: for what must not be refused aloud. */
export async function isWithinLimit(attempt: LimitKey): Promise<boolean> {
  try {
    await throttle(attempt)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** How often this was tried within its time. */
export async function attemptsOf([name, key]: LimitKey): Promise<number> {
  const found = await limiter(name).get(digest(key))
  return found?.consumedPoints ?? 0
}

/** Clears the count, e.g. after a password reset by mail. */
export async function resetThrottle([name, key]: LimitKey): Promise<void> {
  await limiter(name).delete(digest(key))
}

const limiters = new Map<LimitName, RateLimiterPostgres>()

function limiter(name: LimitName): RateLimiterPostgres {
  const known = limiters.get(name)
  if (known) return known
  const made = new RateLimiterPostgres({
    ...LIMITS[name],
    keyPrefix: name,
    // Looked up each time: the pool may have been closed and reopened.
    storeClient: { query: (statement: QueryConfig) => pool().query(statement) },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // A nightly job deletes expired rows (purge-expired.ts).
    clearExpiredByTimeout: false,
  })
  limiters.set(name, made)
  return made
}

/** E-mails and addresses are personal data: only their hash is stored. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url')

function tooMany(milliseconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000))
  return new Refusal('too_many_requests', {
    errors: [`Muitas tentativas. Tente de novo em ${waitText(seconds)}.`],
    headers: { 'Retry-After': String(seconds) },
  })
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE)
  return minutes === 1 ? '1 minuto' : `${String(minutes)} minutos`
}
