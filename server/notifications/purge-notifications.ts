import { db } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { purgeNotifications } from './notifications.repository'

defineSchedule('notifications.forget', '35 3 * * *', () => purgeNotifications(db()))
