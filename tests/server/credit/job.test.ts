import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { runQuery } from '@/server/credit/run-query'
import { serasaClient } from '@/server/integrations/serasa/client'
import { SANDBOX_CLIENT, type SerasaSandbox, startSerasaSandbox } from '@/server/integrations/serasa/sandbox/server'
import { startWorkers, stopWorkers } from '@/server/jobs/queue'
import type { CreditQuery } from '@/services/credit/credit.schema'
import { ask } from '@/tests/factories/catalogue/credit.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { cnpjOf } from '@/tests/factories/orders/documents'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'

process.env.CREDIT_QUERY_DELAY_MS = '0'

let sandbox: SerasaSandbox
let lender: Awaited<ReturnType<typeof aStaffUser>>

beforeAll(async () => {
  sandbox = await startSerasaSandbox()
  process.env.SERASA_URL = sandbox.url
  process.env.SERASA_CLIENT_ID = SANDBOX_CLIENT.clientId
  process.env.SERASA_CLIENT_SECRET = SANDBOX_CLIENT.clientSecret
  lender = await aStaffUser(['FINANCEIRO'])
})
afterAll(() => sandbox.close())

const bureau = (overrides: Partial<Parameters<typeof serasaClient>[0]> = {}) =>
  serasaClient({
    ...SANDBOX_CLIENT,
    url: sandbox.url,
    reportNames: { cnpj: 'RELATORIO_BASICO_PJ_PME', cpf: 'RELATORIO_BASICO_PF_PME' },
    timeoutMs: 500,
    isSandbox: true,
    ...overrides,
  })

async function asked(document: string): Promise<number> {
  return (await ask(lender.token, { document, purpose: 'order' })).body.id
}

const read = async (id: number) =>
  (await callApi<CreditQuery>('GET', `/credit-queries/${String(id)}`, { token: lender.token })).body

describe('the job of a query', () => {
  it.each([
    ['401', 'login_refused', false],
    ['404', 'not_found', false],
    ['412', 'refused', false],
    ['001', 'timeout', true],
    ['003', 'unreadable', true],
    ['004', 'unreadable', true],
    ['005', 'timeout', true],
  ])('fails at once when the bureau answers with %s, as "%s"', async (code, failure, may_be_charged) => {
    const document = cnpjOf(`99000${code}`)
    const id = await asked(document)
    await runQuery(id, bureau())
    expect(await read(id)).toMatchObject({ status: 'FAILED', failure: { code: failure, may_be_charged }, report: null })
    expect(sandbox.charges(document)).toBe(may_be_charged ? 1 : 0)
    expect(await historyOf('credit_query', id)).toEqual(['created', 'failed'])
  })

  it('is tried three times at a bureau that is down, then fails', async () => {
    const id = await asked(cnpjOf('99000503'))
    for (let attempt = 1; attempt < 3; attempt += 1) {
      await expect(runQuery(id, bureau())).rejects.toThrow('unavailable')
      expect((await read(id)).status).toBe('PENDING')
    }
    await runQuery(id, bureau())
    expect(await read(id)).toMatchObject({ status: 'FAILED', failure: { code: 'unavailable', may_be_charged: false } })
  })

  it('is also retried when the log-in is unreachable', async () => {
    const id = await asked(cnpjOf('50000001'))
    const nowhere = bureau({ url: 'http://127.0.0.1:1' })
    await expect(runQuery(id, nowhere)).rejects.toThrow('unavailable')
    await runQuery(id, bureau())
    expect((await read(id)).status).toBe('DONE')
  })

  it('gets its report when the bureau is back, and is charged once', async () => {
    const document = cnpjOf('99000504')
    const id = await asked(document)
    await expect(runQuery(id, bureau())).rejects.toThrow('unavailable')
    await runQuery(id, bureau())
    expect((await read(id)).status).toBe('DONE')
    expect(sandbox.charges(document)).toBe(1)
  })

  it('is charged once and keeps its report when it is delivered several times', async () => {
    const document = cnpjOf('50000002')
    const id = await asked(document)
    await Promise.all(Array.from({ length: 5 }, () => runQuery(id, bureau())))
    await runQuery(id, bureau())
    expect(await read(id)).toMatchObject({ status: 'DONE', failure: null })
    expect(sandbox.charges(document)).toBe(1)
    expect((await historyOf('credit_query', id)).filter((action) => action === 'done')).toHaveLength(1)
  })
})

describe('a process that is killed', () => {
  /** An API process that uses this bureau. */
  function serve(url: string) {
    const { NODE_OPTIONS: _, ...env } = process.env
    return spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      env: { ...env, NODE_ENV: 'production', PORT: '0', SERASA_URL: url, SERASA_TIMEOUT_MS: '60000' },
      stdio: 'ignore',
    })
  }

  async function until(claim: () => Promise<boolean> | boolean): Promise<void> {
    for (const end = Date.now() + 45_000; !(await claim());) {
      if (Date.now() > end) throw new Error('It never came about')
      await wait(50)
    }
  }

  /** What the supervisor of any other process does once the heartbeat of a job has stopped. */
  async function missTheDead(): Promise<void> {
    await rowsOf(`update pgboss.job set heartbeat_on = now() - interval '1 hour', retry_delay = 0
      where name = 'credit.query' and state = 'active'`)
    const boss = new PgBoss({ connectionString: process.env.DATABASE_URL, monitorIntervalSeconds: 1, schedule: false })
    await boss.start()
    await until(async () => {
      await boss.supervise('credit.query')
      return (await rowsOf(`select 1 from pgboss.job where name = 'credit.query' and state = 'active'`)).length === 0
    })
    await boss.stop({ graceful: false })
  }

  async function killedAt(document: string, url: string, moment: () => Promise<boolean> | boolean): Promise<number> {
    await rowsOf(`delete from pgboss.job where name = 'credit.query'`)
    const id = await asked(document)
    const server = serve(url)
    const ended = once(server, 'exit')
    await until(moment)
    server.kill('SIGKILL')
    await ended
    await missTheDead()
    await startWorkers()
    await until(async () => (await read(id)).status !== 'PENDING')
    await stopWorkers()
    return id
  }

  it('before its request loses nothing: the next process gets the report, charged once', async () => {
    let reached = false
    const mute = createServer(() => {
      reached = true
    })
    await new Promise<void>((listening) => mute.listen(0, '127.0.0.1', listening))
    const document = cnpjOf('50000003')
    const id = await killedAt(
      document,
      `http://127.0.0.1:${String((mute.address() as AddressInfo).port)}`,
      () => reached,
    )
    mute.closeAllConnections()
    mute.close()
    expect(await read(id)).toMatchObject({ status: 'DONE', failure: null })
    expect(sandbox.charges(document)).toBe(1)
    expect(await historyOf('credit_query', id)).toEqual(['created', 'done'])
  }, 120_000)

  it('during its request causes no second charge: the query fails as interrupted', async () => {
    const document = cnpjOf('99000002')
    const id = await killedAt(document, sandbox.url, () => sandbox.charges(document) === 1)
    expect(await read(id)).toMatchObject({ status: 'FAILED', failure: { code: 'interrupted', may_be_charged: true } })
    expect(sandbox.charges(document)).toBe(1)
    expect(await historyOf('credit_query', id)).toEqual(['created', 'failed'])
  }, 120_000)
})
