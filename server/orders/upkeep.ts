import { db } from '@/server/db/client'
import { log } from '@/server/http/log'
import { defineSchedule } from '@/server/jobs/queue'
import { sweepOrphans } from '@/server/storage/sweep'
import { listStoredKeys } from './documents/documents.repository'
import { compactOrderCounters } from './list/order-counts.repository'

// Each change of an order appends two to four rows; compacting keeps the sums fast.
defineSchedule('orders.tallies', '*/10 * * * *', async () => {
  await compactOrderCounters(db())
})

/** Removes uploads that never became a file of an order; what was withdrawn has its row and stays. */
export async function sweepUploads(now = new Date()): Promise<void> {
  const removed = await sweepOrphans('orders', (keys) => listStoredKeys(db(), keys), now)
  if (removed > 0) log().info({ removed }, 'removed uploads that no order refers to')
}

defineSchedule('orders.sweep-uploads', '30 3 * * *', () => sweepUploads())
