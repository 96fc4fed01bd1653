import { db } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { compactMovementCounters } from '../movements/movement-counts.repository'
import { compactHolderCounters } from './equipment-counts.repository'

// Each change of units appends counter rows; every ten minutes keeps their number low.
defineSchedule('equipment.tallies', '*/10 * * * *', async () => {
  await compactMovementCounters(db())
  await compactHolderCounters(db())
})
