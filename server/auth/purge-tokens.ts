import { db } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { deleteTokensOlderThan } from './auth.repository'

/** Required by the Marco Civil da Internet (docs/brazil.md) and promised in the privacy policy. */
const RETENTION = '6 months'

/** Deletes old refresh tokens, which are the records of access: who, when, from which address and device. */
export const purgeTokens = (): Promise<void> => deleteTokensOlderThan(db(), RETENTION)

defineSchedule('auth.forget-tokens', '20 3 * * *', purgeTokens)
