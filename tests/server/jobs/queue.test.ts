import { setTimeout as wait } from 'node:timers/promises'
import { pool, transaction } from '@/server/db/client'
import { defineJob, drainJobs, startWorkers, stopWorkers } from '@/server/jobs/queue'
import { createQueues } from '@/server/jobs/queue'
import { migrateJobs } from '@/server/jobs/schema'

let done: number[]
let failures: number
const note = defineJob<{ number: number }>('test.note', ({ number }) => {
  if (failures > 0) {
    failures -= 1
    throw new Error('not yet')
  }
  done.push(number)
  return Promise.resolve()
})

/** Waits until this many jobs are done, or until the time is up. */
async function haveDone(count: number, milliseconds: number): Promise<void> {
  for (const until = Date.now() + milliseconds; done.length < count && Date.now() < until;) await wait(50)
}

const waiting = async () => {
  const { rows } = await pool().query<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name = 'test.note' and state in ('created', 'retry')`,
  )
  return rows[0]?.count
}

beforeAll(() => migrateJobs(process.env.DATABASE_URL ?? '', createQueues))

beforeEach(() => {
  done = []
  failures = 0
})

afterAll(() => stopWorkers())

describe('a job', () => {
  it('is queued once its transaction is committed', async () => {
    await transaction(async (tx) => {
      await note.enqueue(tx, { number: 1 })
      expect(await waiting()).toBe(0)
    })
    expect(await waiting()).toBe(1)
    expect(await drainJobs()).toBe(1)
    expect(done).toEqual([1])
    expect(await drainJobs()).toBe(0)
  })

  it('is discarded when its transaction is rolled back', async () => {
    const failing = transaction(async (tx) => {
      await note.enqueue(tx, { number: 2 })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await waiting()).toBe(0)
    await drainJobs()
    expect(done).toEqual([])
  })

  it('can be enqueued by more transactions than there are connections, all waiting for one lock', async () => {
    // The queue must be closed: opening it used to need a connection while these transactions held them all.
    await stopWorkers()
    const ask = (number: number) =>
      transaction(async (tx) => {
        await tx.execute('select pg_advisory_xact_lock(4711)')
        await note.enqueue(tx, { number })
      })
    await Promise.all(Array.from({ length: 25 }, (_, index) => ask(index)))
    expect(await drainJobs()).toBe(25)
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, index) => index))
  })

  it('is retried by the workers after a failure', async () => {
    failures = 1
    await transaction((tx) => note.enqueue(tx, { number: 3 }, { retryDelay: 1, retryBackoff: false }))
    await startWorkers()
    await haveDone(1, 15_000)
    await stopWorkers()
    expect(done).toEqual([3])
  }, 20_000)

  it('does not wait for the next poll when it is queued behind others', async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => index)
    await transaction(async (tx) => {
      for (const number of numbers) await note.enqueue(tx, { number })
    })
    await startWorkers()
    // With a pause of a second after each, half of them would still wait.
    await haveDone(numbers.length, 20_000)
    await stopWorkers()
    expect(done.sort((a, b) => a - b)).toEqual(numbers)
  }, 30_000)
})
