import { db } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { compactUnitCounters } from './unit-counts.repository'

// Each change of units leaves some rows; of an hour they are read in no time.
defineSchedule('stock.tallies', '*/10 * * * *', async () => {
  await compactUnitCounters(db())
})
