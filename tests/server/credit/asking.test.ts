import { drainJobs } from '@/server/jobs/queue'
import type { CreditQuery, CreditQuerySummary } from '@/services/credit/credit.schema'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { Page } from '@/services/http/page.schema'
import { aCreditQuery, ask } from '@/tests/factories/catalogue/credit.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { clearCpfsIn, cnpjOf, cpfOf } from '@/tests/factories/orders/documents'
import { anOrder } from '@/tests/factories/orders/orders.factory'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'
import { wireReport } from '@/tests/factories/wire/credit.wire'

process.env.CREDIT_QUERY_DELAY_MS = '0'

type Staff = Awaited<ReturnType<typeof aStaffUser>>
let lender: Staff
let other: Staff

beforeAll(async () => {
  lender = await aStaffUser(['FINANCEIRO'], { firstName: 'Fernanda' })
  other = await aStaffUser(['ADMINISTRADOR'], { firstName: 'Caio' })
})

let made = 0
const aNewCnpj = () => cnpjOf(`3000${String(++made).padStart(4, '0')}`)

const read = (id: number) => callApi<CreditQuery>('GET', `/credit-queries/${String(id)}`, { token: lender.token })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const countOf = async (document: string) =>
  (await rowsOf('select 1 from credit_queries where document = $1', [document])).length

describe('a credit query', () => {
  it('is created as pending, then gets its report; the requester and the purpose are recorded', async () => {
    const cnpj = aNewCnpj()
    const company = await aCompany({ cnpj, corporateName: 'Usina Santa Aurora' })
    const asked = await ask(lender.token, { document: cnpj, purpose: 'renewal', note: 'Mais 40 notebooks' })
    expect(asked).toMatchObject({
      status: 201,
      body: {
        outcome: 'created',
        status: 'PENDING',
        document: cnpj,
        document_type: 'cnpj',
        name: 'Usina Santa Aurora',
        company: { id: company.id },
        purpose: 'renewal',
        note: 'Mais 40 notebooks',
        requested_by: 'Fernanda',
        report: null,
        is_valid: false,
      },
    })
    await drainJobs()
    const { body } = await read(asked.body.id)
    expect(body).toMatchObject({ status: 'DONE', is_valid: true, is_sandbox: true, failure: null })
    expect(body.report).toMatchObject({ score: body.score, risk_class: body.risk_class, risk_table: '2026-1' })
    const lived = new Date(body.valid_until ?? 0).getTime() - new Date(body.finished_at ?? 0).getTime()
    expect(lived).toBe(30 * 86_400_000)
    expect(await historyOf('credit_query', asked.body.id)).toEqual(['created', 'done'])
    const [event] = await rowsOf(
      `select actor_id, message, company_id, after from event_logs where model_name = 'credit_query' and object_id = $1 order by id`,
      [asked.body.id],
    )
    expect(event).toEqual({
      actor_id: lender.id,
      message: 'Mais 40 notebooks',
      company_id: company.id,
      after: { purpose: 'renewal', order: null },
    })
  })

  it('can be about a person', async () => {
    const { status, body } = await ask(lender.token, { document: '529.982.247-25', purpose: 'partner' })
    expect([status, body.document, body.document_type]).toEqual([201, '***.982.247-**', 'cpf'])
    await drainJobs()
    expect((await read(body.id)).body.report?.partners).toEqual([])
  })

  it('shows a CPF masked, also a partner’s; the number is asked for, and the look recorded', async () => {
    const partners = [{ ...the(wireReport().partners), document: '11144477735' }]
    const report = wireReport({ partners })
    const { id } = await aCreditQuery({ document: cpfOf('777'), requestedBy: lender.id, report })
    const same = await callApi<Page<CreditQuerySummary>>('GET', `/credit-queries?same_as=${String(id)}`, lender)
    expect(same.body.count).toBe(1)
    expect(clearCpfsIn([(await read(id)).body, same.body])).toEqual([])

    const show = (body: object) => callApi('POST', `/credit-queries/${String(id)}/cpf`, { token: other.token, body })
    expect(await show({})).toMatchObject({ status: 200, body: { cpf: cpfOf('777') } })
    expect(await show({ partner: 0 })).toMatchObject({ status: 200, body: { cpf: '11144477735' } })
    expect((await show({ partner: 1 })).status).toBe(404)
    const looks = await rowsOf(
      `select actor_id, after from event_logs where model_name = 'credit_query' and action = 'cpf_shown'
        and object_id = $1 order by id`,
      [id],
    )
    expect(looks).toEqual([
      { actor_id: other.id, after: { partner: null } },
      { actor_id: other.id, after: { partner: 'Marina Duarte' } },
    ])
  })

  it.each([
    ['no purpose', { document: '11222333000181' }, 'purpose'],
    ['an unknown purpose', { document: '11222333000181', purpose: 'curiosity' as 'order' }, 'purpose'],
    ['an invalid CNPJ', { document: '11222333000182', purpose: 'order' as const }, 'document'],
    ['an invalid CPF', { document: '11111111111', purpose: 'order' as const }, 'document'],
    ['no document', { purpose: 'order' as const }, 'document'],
  ])('with %s is refused, and nothing is stored', async (_, body, field) => {
    const before = await rowsOf('select count(*) from credit_queries')
    const answer = await ask(lender.token, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
    expect(await rowsOf('select count(*) from credit_queries')).toEqual(before)
  })
})

describe('asking about the same document', () => {
  it('joins the query in progress, and records it', async () => {
    const cnpj = aNewCnpj()
    const first = await ask(lender.token, { document: cnpj, purpose: 'order' })
    const second = await ask(other.token, { document: cnpj, purpose: 'collection', new_query: true })
    expect(second).toMatchObject({ status: 200, body: { id: first.body.id, outcome: 'joined' } })
    expect(await historyOf('credit_query', first.body.id)).toEqual(['created', 'joined'])
    await drainJobs()
  })

  it('creates one query for twelve concurrent requests', async () => {
    const cnpj = aNewCnpj()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ask(lender.token, { document: cnpj, purpose: 'order' })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await countOf(cnpj)).toBe(1)
    expect(await drainJobs()).toBe(1)
  })

  it('again with the same idempotency key returns the first answer, whatever its state', async () => {
    const cnpj = aNewCnpj()
    const body = { document: cnpj, purpose: 'order', new_query: true } as const
    const headers = { 'Idempotency-Key': `credit-${cnpj}` }
    const first = await ask(lender.token, body, headers)
    await drainJobs()
    const again = await ask(lender.token, body, headers)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('Idempotent-Replay')).toBe('true')
    expect(await countOf(cnpj)).toBe(1)
  })

  it('reuses a valid result, unless a new query is requested', async () => {
    const cnpj = aNewCnpj()
    const { id } = await aCreditQuery({ document: cnpj, requestedBy: other.id, finishedAt: daysAgo(29) })
    const reused = await ask(lender.token, { document: cnpj, purpose: 'order' })
    expect(reused).toMatchObject({
      status: 200,
      body: { id, outcome: 'reused', is_valid: true, report: { score: 712 } },
    })
    expect(await historyOf('credit_query', id)).toEqual(['reused'])
    const paid = await ask(lender.token, { document: cnpj, purpose: 'order', new_query: true })
    expect(paid).toMatchObject({ status: 201, body: { outcome: 'created' } })
    expect(paid.body.id).not.toBe(id)
    await drainJobs()
  })

  it('creates a new query once the result is too old', async () => {
    const cnpj = aNewCnpj()
    await aCreditQuery({ document: cnpj, requestedBy: other.id, finishedAt: daysAgo(30.01) })
    expect((await ask(lender.token, { document: cnpj, purpose: 'order' })).body.outcome).toBe('created')
    await drainJobs()
  })
})

describe('a query for an order', () => {
  it('returns the order', async () => {
    const cnpj = aNewCnpj()
    const { ref } = await anOrder({ company: await aCompany({ cnpj }) })
    const order = { company_id: ref.companyId, order_mask_id: ref.maskId }
    const { body } = await ask(lender.token, { document: cnpj, purpose: 'order', order })
    expect(body.order).toEqual(order)
    await drainJobs()
  })

  it('of another company is refused', async () => {
    const { ref } = await anOrder()
    const order = { company_id: ref.companyId, order_mask_id: ref.maskId }
    const cnpj = aNewCnpj()
    expect(await ask(lender.token, { document: cnpj, purpose: 'order', order })).toMatchObject({
      status: 400,
      body: { fields: { document: ['Esse CNPJ não é o da empresa do pedido.'] } },
    })
    const missing = { ...order, order_mask_id: '999999' }
    expect((await ask(lender.token, { document: cnpj, purpose: 'order', order: missing })).status).toBe(404)
    expect(await countOf(cnpj)).toBe(0)
  })
})

describe('past queries', () => {
  it('are listed newest first by document number, with or without mask', async () => {
    const cnpj = cnpjOf('12ABC999')
    for (const days of [90, 60, 45, 40, 35, 2]) {
      await aCreditQuery({ document: cnpj, requestedBy: lender.id, finishedAt: daysAgo(days) })
    }
    const masked = `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`
    for (const document of [cnpj, masked]) {
      const { body } = await callApi<Page<CreditQuerySummary>>(
        'GET',
        `/credit-queries?document=${encodeURIComponent(document)}&page_size=5`,
        { token: lender.token },
      )
      expect(body.count).toBe(6)
      expect(body.results.map(({ is_valid }) => is_valid)).toEqual([true, false, false, false, false])
      expect(body.results[0]).not.toHaveProperty('report')
    }
    const wrong = await callApi('GET', '/credit-queries?document=123', { token: lender.token })
    expect(wrong.status).toBe(400)
  })

  it('are returned for a CNPJ while they are valid', async () => {
    const [cnpj, none] = [aNewCnpj(), aNewCnpj()]
    await aCreditQuery({ document: cnpj, requestedBy: lender.id, finishedAt: daysAgo(31) })
    const of = (one: string) =>
      callApi<CreditQuery & ErrorEnvelope>('GET', `/serasa-integration?cnpj=${one}`, { token: lender.token })
    expect((await of(cnpj)).status).toBe(404)
    const { id } = await aCreditQuery({ document: cnpj, requestedBy: lender.id })
    expect(await of(cnpj)).toMatchObject({ status: 200, body: { id, report: { score: 712 } } })
    expect((await of(none)).body.errors).toEqual(['Não há consulta válida desse CNPJ. Faça uma nova.'])
    expect((await of(cpfOf('111'))).status).toBe(400)
  })
})
