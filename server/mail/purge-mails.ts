import { db } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { purgeMails } from './mail.repository'

defineSchedule('mail.forget', '25 3 * * *', () => purgeMails(db()))
