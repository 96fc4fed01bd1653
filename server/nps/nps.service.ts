import type { Tx } from '@/server/db/client'
import { DAYS_OF_PEACE } from '@/services/nps/nps.rules'
import { putQuestion } from './nps.repository'

const DAY_MS = 86_400_000

/**
 * Puts the rating question to those of a company who order, when something came to its end that they can judge; whoever
 * answered in the last 90 days is left in peace.
 */
export const askForRating = (tx: Tx, companyId: number, now: Date): Promise<void> =>
  putQuestion(tx, {
    companyId,
    groups: ['GESTOR', 'VENDEDOR'],
    since: new Date(now.getTime() - DAYS_OF_PEACE * DAY_MS),
  })
