import { db } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { deleteExpiredTokens } from './auth.repository'

/** Forgets refresh tokens that have expired: used or not, they are refused whether they are known or not. */
export const forgetTokens = (): Promise<void> => deleteExpiredTokens(db())

defineSchedule('auth.forget-tokens', '20 3 * * *', forgetTokens)
