import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { TestEnvironment } from 'jest-environment-node'
import { cloneDatabase } from './test-databases.mjs'

/** Folders whose tests are pure and need no database. */
const WITHOUT_DATABASE = ['services', 'architecture', 'styles'].map((room) => `${sep}tests${sep}${room}${sep}`)

const CLOSING_LIMIT_MS = 5_000

const SETTINGS = { SECRET_KEY: 'a-secret-for-tests-only-0123456789', LOG_LEVEL: 'silent' }

/** A pool waits forever for its connections; a stuck transaction must not block the whole run. */
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
 * Gives each test file its own database before its first import, so that files cannot affect each other. In the first
 * comment of a file, `@database demo` requests the demo data, `@database none` no database, and `@breaks` names the
 * checks of server/doctor that its tests break on purpose.
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
    // Where server/config/settings.ts puts uploads in tests.
    rmSync(join(tmpdir(), `arrenda-files-${process.pid}`), { recursive: true, force: true })
    // Terminating a stuck connection would crash the worker; the whole server is dropped at the end anyway.
    if (!closed) throw new Error('Connections to the database are still in use: a transaction never ended.')
    await this.database?.drop()
  }
}
