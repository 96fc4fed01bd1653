import { db } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { deleteTokensOlderThan } from './auth.repository'

/** As the privacy policy says, and the Marco Civil da Internet (art. 15) asks; a token lives for a month of it. */
const RETENTION = '6 months'

/** Forgets records of access, which refresh tokens are: who used the application when, from which address and device. */
export const purgeTokens = (): Promise<void> => deleteTokensOlderThan(db(), RETENTION)

defineSchedule('auth.forget-tokens', '20 3 * * *', purgeTokens)
