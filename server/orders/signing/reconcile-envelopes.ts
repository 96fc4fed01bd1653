import { db, transaction } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { sendEnvelope } from './envelope-jobs'
import { deleteMessagesBefore, listUncheckedEnvelopes } from './envelopes.repository'
import { readEnvelope } from './read-envelope'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** The provider allows 50 calls in ten seconds, and a reading is two or three. */
const MAX_READ = 100
/** A message that comes again after so long leads to one reading more, and to nothing else. */
const REMEMBERED_DAYS = 90

/**
 * Polls envelopes that no webhook has reported on for a while, since webhooks get lost, and retries failed sends. Envelopes at a
 * provider that is no longer configured are polled too.
 */
export async function reconcileEnvelopes(now = new Date()): Promise<void> {
  const unread = await listUncheckedEnvelopes(db(), new Date(now.getTime() - 15 * MINUTE_MS), MAX_READ)
  await transaction(async (tx) => {
    for (const { id, status } of unread) await (status === 'sending' ? sendEnvelope : readEnvelope).enqueue(tx, { id })
  })
  await deleteMessagesBefore(db(), new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS))
}

defineSchedule('orders.reconcile-envelopes', '*/15 * * * *', () => reconcileEnvelopes())
