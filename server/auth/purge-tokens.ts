import { db } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { deleteTokensOlderThan } from './auth.repository'
import { deleteExpiredRegistrations } from './registration.repository'

/** Required by the Marco Civil da Internet (docs/brazil.md) and promised in the privacy policy. */
const RETENTION = '6 months'

/** Deletes old refresh tokens, which are the records of access: who, when, from which address and device. */
export const purgeTokens = (): Promise<void> => deleteTokensOlderThan(db(), RETENTION)

defineSchedule('auth.forget-tokens', '20 3 * * *', purgeTokens)

/** Deletes registrations that nobody has confirmed in time, with all that was typed. */
export const purgeRegistrations = (): Promise<void> => deleteExpiredRegistrations(db())

defineSchedule('auth.forget-registrations', '40 * * * *', purgeRegistrations)
