import type { Tx } from '@/server/db/client'
import { COOLDOWN_DAYS } from '@/services/nps/nps.rules'
import { setPendingQuestion } from './nps.repository'

const DAY_MS = 86_400_000

/**
 * Sets the NPS question for a company's users who may order, after an event worth rating; users who answered in the
 * last 90 days are skipped.
 */
export const requestRating = (tx: Tx, companyId: number, now: Date): Promise<void> =>
  setPendingQuestion(tx, {
    companyId,
    groups: ['GESTOR', 'VENDEDOR'],
    since: new Date(now.getTime() - COOLDOWN_DAYS * DAY_MS),
  })
