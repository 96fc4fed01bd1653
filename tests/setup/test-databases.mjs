import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** Key of the advisory lock for building a template; any fixed number. */
const BUILDING = 740_112

/** DEMO_DATA for each template. */
const PREPARATION = { migrated: 'off', demo: 'on' }

function urlOf(server, database) {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function connected(server, work) {
  const client = new pg.Client(server)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function prepare(databaseUrl, demoData) {
  const { NODE_OPTIONS: _, ...env } = process.env
  const preparing = run(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], {
    env: { ...env, DATABASE_URL: databaseUrl, DEMO_DATA: demoData, SECRET_KEY: 'a-secret-for-tests-only-0123456789' },
  })
  try {
    await preparing
  } finally {
    // Where server/config/settings.ts puts uploads in tests; under jest that applies to the child process too.
    rmSync(join(tmpdir(), `arrenda-files-${preparing.child.pid}`), { recursive: true, force: true })
  }
}

async function exists(client, database) {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
  return rowCount === 1
}

/** Built by the first worker that needs it, while the others wait; renamed only when complete. */
async function ensureTemplate(server, client, kind) {
  const name = `template_${kind}`
  if (await exists(client, name)) return name
  await client.query('select pg_advisory_lock($1)', [BUILDING])
  try {
    if (!(await exists(client, name))) {
      await client.query(`drop database if exists ${name}_unfinished with (force)`)
      await client.query(`create database ${name}_unfinished`)
      await prepare(urlOf(server, `${name}_unfinished`), PREPARATION[kind])
      await client.query(`alter database ${name}_unfinished rename to ${name}`)
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [BUILDING])
  }
  return name
}

/**
 * Creates a new database: migrated and empty, or with the demo data.
 * @param {string} server address of the test run's PostgreSQL
 * @param {'migrated' | 'demo'} kind
 * @returns {Promise<{ url: string, drop: () => Promise<void> }>}
 */
export async function cloneDatabase(server, kind) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await connected(server, async (client) => {
    const template = await ensureTemplate(server, client, kind)
    await client.query(`create database ${name} template ${template}`)
  })
  return {
    url: urlOf(server, name),
    drop: () => connected(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}
