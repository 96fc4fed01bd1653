import { db } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { compactOrderCounters } from './order-counts.repository'

// Each change of an order leaves two to four rows; of an hour they are read in no time.
defineSchedule('orders.tallies', '*/10 * * * *', async () => {
  await compactOrderCounters(db())
})
