/** @database none */
import { parseSettings } from '@/server/config/settings'
import { refusalReply, type Reply } from '@/server/integrations/sandbox/http-server'
import { bureauKind } from '@/server/integrations/serasa/choose-bureau'
import { serasaClient } from '@/server/integrations/serasa/client'
import { SANDBOX_CLIENT, type SerasaSandbox, startSerasaSandbox } from '@/server/integrations/serasa/sandbox/server'
import { parseDocument } from '@/services/credit/credit-document.rules'
import type { FailureCode } from '@/services/credit/credit-query.rules'
import { NEGATIVE_KINDS } from '@/services/credit/negative-entries.rules'
import { cnpjOf, cpfOf } from '@/tests/factories/orders/documents'
import { the } from '@/tests/factories/the'
import { patienceFor } from '@/tests/factories/http/patience'

let sandbox: SerasaSandbox

beforeAll(async () => {
  sandbox = await startSerasaSandbox()
})
afterAll(() => sandbox.close())

const client = (overrides: Partial<Parameters<typeof serasaClient>[0]> = {}) =>
  serasaClient({
    ...SANDBOX_CLIENT,
    url: sandbox.url,
    reportNames: { cnpj: 'RELATORIO_BASICO_PJ_PME', cpf: 'RELATORIO_BASICO_PF_PME' },
    timeoutMs: 3_000,
    isSandbox: true,
    ...overrides,
  })

const about = (document: string) => the([parseDocument(document)].filter((one) => one !== null))
const report = (document: string, overrides = {}) => client(overrides).report(about(document))

describe('a report of the bureau', () => {
  it('of a company has its score, default probability, every kind of entry and partners', async () => {
    const told = await report('11222333000181')
    expect(told).toMatchObject({
      name: expect.any(String),
      score: expect.any(Number),
      default_rate: expect.any(Number),
    })
    expect(told.negative_entries.map(({ kind }) => kind)).toEqual([...NEGATIVE_KINDS])
    expect(told.partners.length).toBeGreaterThan(0)
    expect(told.partners.reduce((sum, { participation }) => sum + (participation ?? 0), 0)).toBe(100)
  })

  it('of a person has a score and no partners', async () => {
    const told = await report('52998224725')
    expect(told.partners).toEqual([])
    expect(told.score).not.toBeNull()
  })

  it('is the same for the same document, and different for another', async () => {
    const [first, again, other] = [
      await report('12ABC34501DE35'),
      await report('12.abc.345/01de-35'),
      await report('11222333000181'),
    ]
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })

  it('has totals that include more entries than it lists', async () => {
    const roots = Array.from({ length: 40 }, (_, index) => cnpjOf(`1000${String(index).padStart(4, '0')}`))
    const entries = (await Promise.all(roots.map((cnpj) => report(cnpj)))).flatMap((told) => told.negative_entries)
    const cut = entries.filter(({ count, items }) => (count ?? 0) > items.length)
    expect(cut.length).toBeGreaterThan(0)
    for (const { balance, items } of cut) {
      expect(Number(balance)).toBeGreaterThan(items.reduce((sum, { amount }) => sum + Number(amount), 0))
    }
  })

  it('may have no score, which is null and not zero', async () => {
    expect(await report(cnpjOf('99000006'))).toMatchObject({
      score: null,
      default_rate: null,
      message: 'SETOR NAO E ALVO DE CALCULO',
    })
  })

  it('is waited for when it is slow', async () => {
    expect((await report(cnpjOf('99000002'))).score).not.toBeNull()
  })
})

describe('the access token', () => {
  it('is fetched once for many reports', async () => {
    const before = sandbox.logins()
    const bureau = client()
    await bureau.signIn()
    for (let i = 0; i < 3; i += 1) await bureau.report(about('11222333000181'))
    expect(sandbox.logins() - before).toBe(1)
  })

  it('is fetched again after 55 minutes', async () => {
    const bureau = client()
    const before = sandbox.logins()
    await bureau.signIn()
    const now = jest.spyOn(Date, 'now')
    const then = Date.now()
    now.mockReturnValue(then + 54 * 60_000)
    await bureau.signIn()
    expect(sandbox.logins() - before).toBe(1)
    now.mockReturnValue(then + 56 * 60_000)
    await bureau.signIn()
    now.mockRestore()
    expect(sandbox.logins() - before).toBe(2)
  })

  it('that expires early is fetched again, and the report is charged once', async () => {
    const bureau = client()
    const cnpj = cnpjOf('20000001')
    await bureau.signIn()
    sandbox.expireTokens()
    expect((await bureau.report(about(cnpj))).score).not.toBeNull()
    expect(sandbox.charges(cnpj)).toBe(1)
  })
})

describe('a bureau that fails', () => {
  it.each([
    ['404', 'not_found', 0],
    ['412', 'refused', 0],
    ['401', 'login_refused', 0],
    ['429', 'unavailable', 0],
    ['500', 'unavailable', 0],
    ['503', 'unavailable', 0],
    ['001', 'timeout', 1],
    ['002', 'timeout', 1],
    ['003', 'unreadable', 1],
    ['004', 'unreadable', 1],
    ['005', 'timeout', 1],
    ['007', 'timeout', 1],
    ['008', 'timeout', 1],
    ['009', 'timeout', 1],
    ['010', 'refused', 0],
    ['011', 'timeout', 1],
    ['012', 'timeout', 1],
  ])('with %s causes the failure "%s", charged %i times, for companies and people', async (code, failure, charges) => {
    for (const document of [cnpjOf(`99000${code}`), cpfOf(`99000${code}`)]) {
      const before = sandbox.charges(document)
      await expect(report(document, { timeoutMs: 800 })).rejects.toMatchObject({ code: failure })
      expect(sandbox.charges(document) - before).toBe(charges)
    }
  })

  it('that refuses our log-in gets no query', async () => {
    const cnpj = cnpjOf('20000002')
    await expect(report(cnpj, { clientSecret: 'wrong' })).rejects.toMatchObject({ code: 'login_refused' })
    expect(sandbox.charges(cnpj)).toBe(0)
  })

  it('is not followed when it redirects, so the document is not sent elsewhere', async () => {
    await expect(report(cnpjOf('99000010'))).rejects.toMatchObject({ code: 'refused' })
    expect(sandbox.strays()).toBe(0)
  })

  it.each<[string, Reply, FailureCode]>([
    ['refuses it', refusalReply(401), 'login_refused'],
    ['has too many requests', refusalReply(429), 'unavailable'],
    ['is broken', refusalReply(500), 'unavailable'],
    ['is silent', 'silent', 'unavailable'],
    ['sends too slowly', 'drip', 'unavailable'],
    ['hangs up', 'hang up', 'unavailable'],
    ['cuts its answer short', 'cut short', 'unavailable'],
    ['returns no token', { status: 201, body: {} }, 'unavailable'],
    ['does not answer in JSON', { status: 201, body: '<html>' }, 'unavailable'],
  ])('that %s at the log-in gets no query and charges nothing', async (_, reply, code) => {
    const cnpj = cnpjOf('20000003')
    sandbox.atLogin(reply)
    try {
      const timeoutMs = patienceFor(reply)
      await expect(report(cnpj, { timeoutMs })).rejects.toMatchObject({ code, isPassing: code === 'unavailable' })
    } finally {
      sandbox.atLogin(undefined)
    }
    expect(sandbox.charges(cnpj)).toBe(0)
  })

  it('that cannot be reached is unavailable, and may be retried', async () => {
    await expect(report('11222333000181', { url: 'http://127.0.0.1:1' })).rejects.toMatchObject({
      code: 'unavailable',
      isPassing: true,
    })
  })

  it('is retried automatically only where that is free', async () => {
    const [down, silent] = [report(cnpjOf('99000503')), report(cnpjOf('99000001'), { timeoutMs: 300 })]
    await expect(down).rejects.toMatchObject({ isPassing: true })
    await expect(silent).rejects.toMatchObject({ isPassing: false })
  })
})

describe('the settings of the bureau', () => {
  const given = { DATABASE_URL: 'postgres://localhost/arrenda', SECRET_KEY: 'x'.repeat(32) }

  it('require the credentials with the address', () => {
    expect(() => parseSettings({ ...given, SERASA_URL: 'https://api.serasaexperian.com.br' })).toThrow(
      /SERASA_CLIENT_ID is required with SERASA_URL.*SERASA_CLIENT_SECRET is required/,
    )
  })

  it('allow the sandbox only with demo data', () => {
    const kind = (env: object) => bureauKind(parseSettings({ ...given, NODE_ENV: 'production', ...env }))
    expect(kind({})).toBeNull()
    expect(kind({ NODE_ENV: 'development' })).toBeNull()
    expect(kind({ DEMO_DATA: 'off' })).toBeNull()
    expect(kind({ DEMO_DATA: 'on' })).toBe('sandbox')
    const access = { SERASA_URL: 'https://bureau.example', SERASA_CLIENT_ID: 'id', SERASA_CLIENT_SECRET: 'secret' }
    expect(kind(access)).toBe('serasa')
    expect(kind({ ...access, DEMO_DATA: 'on' })).toBe('serasa')
  })

  it('refuse an invalid table of risk classes', () => {
    expect(() => parseSettings({ ...given, CREDIT_RISK_TABLE: '1:900=1' })).toThrow(/CREDIT_RISK_TABLE must be a table/)
  })
})
