import { db } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { compactOrderCounters } from './order-counts.repository'

// Each change of an order appends two to four rows; compacting keeps the sums fast.
defineSchedule('orders.tallies', '*/10 * * * *', async () => {
  await compactOrderCounters(db())
})
