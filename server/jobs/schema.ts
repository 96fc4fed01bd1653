import { PgBoss } from 'pg-boss'

/** Migrates pg-boss's own tables; part of every migration. */
export async function migrateJobs(databaseUrl: string, createQueues: (boss: PgBoss) => Promise<void>): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false, max: 2 })
  await boss.start()
  try {
    await createQueues(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}
