import type { Tx } from '@/server/db/client'
import { COOLDOWN_DAYS } from '@/services/nps/nps.rules'
import { setPendingQuestion } from './nps.repository'

const DAY_MS = 86_400_000

/**
 * Puts the rating question to those of a company who order, when something came to its end that they can judge; whoever
 * answered in the last 90 days is left in peace.
 */
export const requestRating = (tx: Tx, companyId: number, now: Date): Promise<void> =>
  setPendingQuestion(tx, {
    companyId,
    groups: ['GESTOR', 'VENDEDOR'],
    since: new Date(now.getTime() - COOLDOWN_DAYS * DAY_MS),
  })
