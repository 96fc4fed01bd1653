import pg from 'pg'
import { PgBoss, type ConstructorOptions, type JobWithMetadata, type SendOptions } from 'pg-boss'
import { settings } from '@/server/config/settings'
import { clientOf, type Tx } from '@/server/db/client'
import { log } from '@/server/http/log'

type Handler<T extends object> = (data: T) => Promise<void>
type Registered = { name: string; handler: Handler<object>; whenGivenUp?: Handler<object>; cron?: string }
/** A scheduled job has no data. */
type Job = Pick<JobWithMetadata, 'retryCount' | 'retryLimit'> & { data: object | null }

/**
 * Schedules of earlier versions that are still in the database: unless removed, they would fill queues without workers.
 */
const RETIRED = ['limits.expire']

const registry = new Map<string, Registered>()

type GivenUp = (job: { name: string; data: object }) => Promise<void>
let whenAnyGivenUp: GivenUp | undefined
const holder = globalThis as typeof globalThis & { arrendaBoss?: Promise<PgBoss>; arrendaJobsPool?: pg.Pool }

/**
 * Failed jobs are retried with growing delays, then move to the dead letter queue, where staff can retry them. A job
 * whose process stops sending heartbeats passes to another one within half a minute.
 */
const QUEUE = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  deadLetter: 'dead-letter',
  heartbeatSeconds: 20,
  // Jobs may name people: done ones are deleted.
  deleteAfterSeconds: 7 * 24 * 60 * 60,
} as const

/** Seconds between two polls of an empty queue: users wait for jobs, not for schedules. */
const POLLING = { job: 1, schedule: 15 }

/** How often one of the processes looks for jobs of dead processes. */
const SUPERVISION = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }

/**
 * Defines a kind of job. A handler may run more than once with the same data (at-least-once delivery), so it must be
 * safe to repeat.
 * @param options whenGivenUp: runs after the last failed attempt, before the dead letter queue, for instance to notify
 * users
 * @returns `enqueue(tx, data)` and `enqueueAll(tx, rows)`, which commit together with the caller's transaction
 */
export function defineJob<T extends object>(
  name: string,
  handler: Handler<T>,
  options: { whenGivenUp?: Handler<T> } = {},
) {
  const { whenGivenUp } = options as { whenGivenUp?: Handler<object> }
  registry.set(name, { name, handler: handler as Handler<object>, whenGivenUp })
  return {
    name,
    async enqueue(tx: Tx, data: T, options: SendOptions = {}): Promise<void> {
      const boss = await queue()
      await boss.send(name, data, { ...options, db: within(tx) })
    },
    /** One job for each, in one statement; `startAfter` when it may run. */
    async enqueueAll(tx: Tx, jobs: readonly { data: T; startAfter?: Date }[]): Promise<void> {
      const boss = await queue()
      await boss.insert(name, [...jobs], { db: within(tx) })
    },
  }
}

/** Has the handler called for every job that failed for good, after its own `whenGivenUp`. */
export function onJobGivenUp(handler: GivenUp): void {
  whenAnyGivenUp = handler
}

/** Lets pg-boss write in the caller's transaction. */
function within(tx: Tx): NonNullable<SendOptions['db']> {
  const client = clientOf(tx)
  return { executeSql: async (text, values) => (await client.query(text, values)) as { rows: unknown[] } }
}

/** Defines scheduled work (cron, America/Sao_Paulo), which runs once in the whole installation. */
export function defineSchedule(name: string, cron: string, handler: () => Promise<void>): void {
  registry.set(name, { name, handler, cron })
}

/**
 * pg-boss has two connections of its own: on the pool of the requests, enqueuing could wait for a connection held by a
 * transaction that waits for pg-boss's lock.
 */
function jobsPool(): pg.Pool {
  if (!holder.arrendaJobsPool) {
    const connectionString = settings().DATABASE_URL
    holder.arrendaJobsPool = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true })
    holder.arrendaJobsPool.on('error', (error) => {
      log().warn({ reason: error.message }, 'idle connection of the job queue lost')
    })
  }
  return holder.arrendaJobsPool
}

/** The queue for enqueuing; it runs no jobs until `startWorkers`. */
function queue(): Promise<PgBoss> {
  return (holder.arrendaBoss ??= connect({ supervise: false, schedule: false }).catch((error: unknown) => {
    // The next caller tries again.
    delete holder.arrendaBoss
    throw error
  }))
}

async function connect(options: ConstructorOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    ...options,
    migrate: false,
    createSchema: false,
    db: { executeSql: async (text: string, values?: unknown[]) => jobsPool().query(text, values) },
  })
  boss.on('error', (error) => {
    log().error({ err: error }, 'job queue')
  })
  return boss.start()
}

/** Starts running every defined job; called once per worker process. */
export async function startWorkers(): Promise<void> {
  await stopWorkers()
  holder.arrendaBoss = connect({ supervise: true, schedule: true, ...SUPERVISION })
  const boss = await holder.arrendaBoss
  await createQueues(boss)
  for (const name of RETIRED) await boss.unschedule(name)
  for (const registered of registry.values()) {
    const { name, cron } = registered
    const options = { pollingIntervalSeconds: cron ? POLLING.schedule : POLLING.job, includeMetadata: true } as const
    const worker = await boss.work(name, options, async (jobs: JobWithMetadata[]) => {
      for (const job of jobs) await run(registered, job)
      // There may be more. After a failure (thrown above) it pauses: the next job would probably fail as well.
      boss.notifyWorker(worker)
    })
    if (cron) await boss.schedule(name, cron, null, { tz: 'America/Sao_Paulo' })
  }
}

async function run(registered: Registered, job: Job): Promise<void> {
  const data = job.data ?? {}
  try {
    await registered.handler(data)
  } catch (error) {
    if (job.retryCount >= job.retryLimit) await giveUp(registered, data)
    throw error
  }
}

async function giveUp({ name, whenGivenUp }: Registered, data: object): Promise<void> {
  await whenGivenUp?.(data)
  await whenAnyGivenUp?.({ name, data }).catch((reason: unknown) => log().error({ err: reason }, 'job given up'))
}

/** What the queue says of a job whose process died, or hung, in its last attempt: nothing ran there to say so itself. */
const DIED = ['job heartbeat timeout', 'job timed out']

/**
 * Gives up jobs whose process died in the last attempt, as `run` does those that threw. Repeated for a day: who is told
 * must not be told twice, as with any job.
 */
export async function giveUpDeadJobs(now = new Date()): Promise<void> {
  const since = now.getTime() - 24 * 60 * 60 * 1000
  const dead = await (await queue()).findJobs<object>(QUEUE.deadLetter)
  for (const { sourceName, data, output, createdOn } of dead) {
    const registered = sourceName !== null && registry.get(sourceName)
    if (registered && createdOn.getTime() > since && DIED.includes(reasonOf(output))) await giveUp(registered, data)
  }
}

const reasonOf = (output: unknown): string => /"message":"([^"]*)"/.exec(JSON.stringify(output ?? null))?.[1] ?? ''

/** Lets running jobs finish and stops. */
export async function stopWorkers(): Promise<void> {
  const boss = holder.arrendaBoss
  delete holder.arrendaBoss
  await (await boss)?.stop({ graceful: true, close: false })
  const connections = holder.arrendaJobsPool
  delete holder.arrendaJobsPool
  await connections?.end()
}

/** Creates the queues in a freshly migrated database (idempotent). */
export async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue('dead-letter')
  for (const name of registry.keys()) {
    await boss.createQueue(name, QUEUE)
    // A queue created by an earlier version gets the current options.
    await boss.updateQueue(name, QUEUE)
  }
}

/**
 * Runs all waiting jobs, and those they enqueue, in this process; for tests and the demo data.
 * @param except kinds that go on waiting
 */
export async function drainJobs({ except = [] }: { except?: readonly string[] } = {}): Promise<number> {
  let total = 0
  for (let done = await runWaiting(except); done > 0; done = await runWaiting(except)) total += done
  return total
}

async function runWaiting(except: readonly string[]): Promise<number> {
  const boss = await queue()
  let done = 0
  for (const registered of registry.values()) {
    const { name } = registered
    if (except.includes(name)) continue
    const next = () => boss.fetch<object>(name, { includeMetadata: true })
    for (let jobs = await next(); jobs.length > 0; jobs = await next()) {
      for (const job of jobs) {
        await run(registered, job)
        await boss.complete(name, job.id)
        done += 1
      }
    }
  }
  return done
}

export const jobsReady = async (): Promise<boolean> => Boolean(await queue())
