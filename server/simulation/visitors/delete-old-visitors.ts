import { transaction } from '@/server/db/client'
import { log } from '@/server/http/log'
import { defineSchedule } from '@/server/jobs/queue'
import { deleteVisitorsBefore } from '../quotations/expiry.repository'

/** How long visitors' data are retained after the quotation expired (privacy policy, LGPD art. 15 and 16). */
const RETENTION_DAYS = 30
const DAY_MS = 86_400_000

/** Deletes the visitors' quotations that expired long ago and that no company has adopted. */
export async function deleteOldVisitors(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  const removed = await transaction((tx) => deleteVisitorsBefore(tx, before))
  if (removed > 0) log().info({ removed }, 'forgot the quotations of visitors')
}

defineSchedule('simulation.forget-visitors', '40 3 * * *', () => deleteOldVisitors())
