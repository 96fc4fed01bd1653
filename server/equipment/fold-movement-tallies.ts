import { db } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { foldMovementTallies } from './movement-counts.repository'

// Each change of units leaves a row; of some minutes they are read in no time.
defineSchedule('equipment.tallies', '*/10 * * * *', async () => {
  await foldMovementTallies(db())
})
