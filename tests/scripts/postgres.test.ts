/** @database none */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '@/scripts/postgres.mjs'
import { processIdentity } from '@/scripts/process/identity.mjs'

interface Started {
  url: string
  pid: number
}

let dir: string
let owners: ChildProcess[]

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'arrenda-postgres-'))
  owners = []
})

afterEach(async () => {
  for (const owner of owners.filter((each) => each.exitCode === null && each.signalCode === null)) {
    owner.kill('SIGKILL')
    await once(owner, 'exit')
  }
  // Stops a server that a killed owner left running.
  await (await startPostgres({ dir })).stop()
  rmSync(dir, { recursive: true, force: true })
})

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows as unknown[]
  } finally {
    await client.end()
  }
}

async function startInAnotherProcess(): Promise<{ owner: ChildProcess; started: Started }> {
  const owner = fork(join(__dirname, 'owner.mjs'), [dir])
  owners.push(owner)
  const [started] = (await once(owner, 'message')) as [Started]
  return { owner, started }
}

async function kill(owner: ChildProcess): Promise<void> {
  owner.kill('SIGKILL')
  await once(owner, 'exit')
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data when its owner is killed, and is replaced by the next start', async () => {
    const { owner, started } = await startInAnotherProcess()
    await ask(started.url, 'create table kept as select 42 as answer')
    await kill(owner)
    expect(processIdentity(started.pid)).toBeDefined()

    const next = await startPostgres({ dir })
    expect(await ask(next.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(processIdentity(started.pid)).toBeUndefined()
    await next.stop()
  })

  it('recovers when owner and server are killed together', async () => {
    const { owner, started } = await startInAnotherProcess()
    await ask(started.url, 'create table kept as select 42 as answer')
    process.kill(started.pid, 'SIGKILL')
    await kill(owner)

    const next = await startPostgres({ dir })
    expect(await ask(next.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    await next.stop()
  })

  it('ignores a pid file with the pid of an unrelated program', async () => {
    await (await startPostgres({ dir })).stop()
    writeFileSync(join(dir, 'cluster', 'postmaster.pid'), `${process.pid}\n${dir}/cluster\n`)
    const next = await startPostgres({ dir })
    expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await next.stop()
  })

  it('refuses files that a running process uses, and leaves that process alone', async () => {
    const { owner, started } = await startInAnotherProcess()
    await expect(startPostgres({ dir })).rejects.toThrow(`in use by process ${String(owner.pid)}`)
    expect(await ask(started.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('sorts text in the Brazilian order', async () => {
    const postgres = await startPostgres({ dir })
    expect(
      await ask(
        postgres.url,
        `select string_agg(w, ' ' order by w) as words from unnest(array['b','Ç','d','á','a']) w`,
      ),
    ).toEqual([{ words: 'a á b Ç d' }])
    await postgres.stop()
  })
})
