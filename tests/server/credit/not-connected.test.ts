import { settings } from '@/server/config/settings'
import { runQuery } from '@/server/credit/run-query'
import { closeBureau } from '@/server/integrations/serasa/choose-bureau'
import type { CreditQuery } from '@/services/credit/credit.schema'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import { aCreditQuery, ask } from '@/tests/factories/catalogue/credit.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { cnpjOf } from '@/tests/factories/orders/documents'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'

process.env.CREDIT_QUERY_DELAY_MS = '0'

let lender: Awaited<ReturnType<typeof aStaffUser>>

beforeAll(async () => {
  lender = await aStaffUser(['FINANCEIRO'])
})

/** Runs as in production, without demo data and without credentials for the bureau. */
async function withoutBureau<T>(work: () => Promise<T>): Promise<T> {
  await closeBureau()
  const before = settings().NODE_ENV
  settings().NODE_ENV = 'production'
  try {
    return await work()
  } finally {
    settings().NODE_ENV = before
    await closeBureau()
  }
}

const read = async (id: number) =>
  (await callApi<CreditQuery>('GET', `/credit-queries/${String(id)}`, { token: lender.token })).body

describe('an installation without a bureau', () => {
  it('refuses a query and says what is missing; nothing is stored', async () => {
    const document = cnpjOf('61000001')
    const answer = await withoutBureau(() => ask(lender.token, { document, purpose: 'order' }))
    expect(answer).toMatchObject({
      status: 503,
      body: {
        code: 'unavailable',
        errors: ['A consulta de crédito não está conectada à Serasa. Peça a conexão a quem administra a plataforma.'],
      },
    })
    expect(await rowsOf('select 1 from credit_queries where document = $1', [document])).toEqual([])
  })

  it('still returns a valid real result', async () => {
    const document = cnpjOf('61000002')
    const { id } = await aCreditQuery({ document, requestedBy: lender.id })
    const answer = await withoutBureau(() => ask(lender.token, { document, purpose: 'order' }))
    expect(answer).toMatchObject({ status: 200, body: { id, outcome: 'reused', is_valid: true } })
  })

  it('does not accept a sandbox result as valid', async () => {
    const document = cnpjOf('61000003')
    const { id } = await aCreditQuery({ document, requestedBy: lender.id, isSandbox: true })
    expect(await read(id)).toMatchObject({ is_valid: true, is_sandbox: true })
    await withoutBureau(async () => {
      expect(await read(id)).toMatchObject({ is_valid: false, is_sandbox: true })
      expect((await ask(lender.token, { document, purpose: 'order' })).status).toBe(503)
      const path = `/serasa-integration?cnpj=${document}`
      expect((await callApi<ErrorEnvelope>('GET', path, { token: lender.token })).status).toBe(404)
    })
  })

  it('fails a query that was pending before, instead of leaving it open', async () => {
    const { body } = await ask(lender.token, { document: cnpjOf('61000004'), purpose: 'order' })
    await withoutBureau(() => runQuery(body.id))
    const failure = { code: 'not_connected', may_be_charged: false }
    expect(await read(body.id)).toMatchObject({ status: 'FAILED', failure, report: null })
    expect(await historyOf('credit_query', body.id)).toEqual(['created', 'failed'])
  })
})
