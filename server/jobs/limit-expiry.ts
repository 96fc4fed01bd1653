import { deleteExpiredLimits } from '@/server/http/limits.repository'
import { defineSchedule } from './queue'

/** Every night. */
defineSchedule('limits.expire', '20 3 * * *', () => deleteExpiredLimits(new Date()))
