import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { TestEnvironment } from 'jest-environment-node'
import { cloneDatabase } from './test-databases.mjs'

/** Rooms whose tests are pure: a database for each of their files would be time for nothing. */
const WITHOUT_DATABASE = ['services', 'architecture', 'styles'].map((room) => `${sep}tests${sep}${room}${sep}`)

const CLOSING_LIMIT_MS = 5_000

const SETTINGS = { SECRET_KEY: 'a-secret-for-tests-only-0123456789', LOG_LEVEL: 'silent' }

/** A pool waits for its connections for ever; a stuck transaction must not hold up the whole run. */
async function closesInTime(pool) {
  if (!pool) return true
  const late = new AbortController()
  const outcome = await Promise.race([
    pool.end().then(() => true),
    wait(CLOSING_LIMIT_MS, false, { signal: late.signal }).catch(() => false),
  ])
  late.abort()
  return outcome
}

/**
 * Gives each test file a database of its own before its first import, so that files cannot disturb each other.
 * `@database demo` in a file's first comment asks for the demo data, `@database none` for no database; `@breaks` names what
 * of server/doctor its tests break on purpose.
 */
export default class DatabaseEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    const pure = WITHOUT_DATABASE.some((room) => context.testPath.includes(room))
    this.kind = context.docblockPragmas.database ?? (pure ? 'none' : 'migrated')
    this.broken = context.docblockPragmas.breaks ?? ''
  }

  async setup() {
    await super.setup()
    delete this.global.process.env.DATABASE_URL
    this.global.process.env.BROKEN_ON_PURPOSE = this.broken
    if (this.kind === 'none') return
    this.database = await cloneDatabase(process.env.TEST_POSTGRES_URL, this.kind)
    Object.assign(this.global.process.env, { ...SETTINGS, DATABASE_URL: this.database.url })
  }

  async teardown() {
    const { arrendaBoss, arrendaPool, arrendaJobsPool, arrendaLive } = this.global
    await arrendaLive?.end()
    await (await arrendaBoss)?.stop({ graceful: false, close: false })
    const closed = (await closesInTime(arrendaPool)) && (await closesInTime(arrendaJobsPool))
    await super.teardown()
    // Where server/config/settings.ts lets a test put uploads.
    rmSync(join(tmpdir(), `arrenda-files-${process.pid}`), { recursive: true, force: true })
    // Ended from outside, a stuck connection would take the worker along; the whole server goes at the end anyway.
    if (!closed) throw new Error('Connections to the database are still in use: a transaction never ended.')
    await this.database?.drop()
  }
}
