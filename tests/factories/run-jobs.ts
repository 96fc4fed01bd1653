import { drainJobs } from '@/server/jobs/queue'

/** Runs the waiting jobs, but delivers no mails: most tests read those that are queued. */
export const runJobs = (): Promise<number> => drainJobs({ except: ['mail.deliver'] })
