import { db } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { compactUnitCounters } from './unit-counts.repository'

// Each change of units appends counter rows; every ten minutes keeps their number low.
defineSchedule('stock.tallies', '*/10 * * * *', async () => {
  await compactUnitCounters(db())
})
