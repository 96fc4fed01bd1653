import { transaction } from '@/server/db/client'
import { log } from '@/server/http/log'
import { defineSchedule } from '@/server/jobs/queue'
import { deleteVisitorsBefore } from '../quotations/expiry.repository'

/** For so long after its end a visitor's quotation, with who they are, is kept (privacy policy, LGPD art. 15 and 16). */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/** Forgets the visitors whose quotation ended long ago and never became a company's. */
export async function deleteOldVisitors(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  const removed = await transaction((tx) => deleteVisitorsBefore(tx, before))
  if (removed > 0) log().info({ removed }, 'forgot the quotations of visitors')
}

defineSchedule('simulation.forget-visitors', '40 3 * * *', () => deleteOldVisitors())
