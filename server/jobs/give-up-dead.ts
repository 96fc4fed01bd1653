import { defineSchedule, giveUpDeadJobs } from './queue'

defineSchedule('jobs.give-up-dead', '*/5 * * * *', () => giveUpDeadJobs())
