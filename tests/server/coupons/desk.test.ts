import type { Coupon } from '@/services/coupons/coupons.schema'
import { toDay } from '@/services/format/format.rules'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { Page } from '@/services/http/page.schema'
import { aCoupon } from '@/tests/factories/catalogue/coupons.factory'
import { aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { applyCoupon, finish } from '@/tests/factories/orders/finishing'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'

type Company = Awaited<ReturnType<typeof aCompany>>
type Staff = Awaited<ReturnType<typeof aStaffUser>>

const inDays = (days: number) => toDay(new Date(Date.now() + days * 86_400_000))
const values = { order_value: '7070.00', desired_value: '6900.00' }

const list = (query: string, token: string) => callApi<Page<Coupon>>('GET', `/coupons${query}`, { token })
const codes = async (query: string, token: string) =>
  (await list(query, token)).body.results.map(({ discount_code }) => discount_code)
const issue = (token: string, body: object, headers = {}) =>
  callApi<Coupon & ErrorEnvelope>('POST', '/coupons', { token, body, headers })
const withdraw = (token: string, id: number) =>
  callApi<ErrorEnvelope | null>('DELETE', `/coupons/${String(id)}`, { token })

let manager: Staff

beforeAll(async () => {
  manager = await aStaffUser(['GERENTE VENDEDOR'], { firstName: 'Renata' })
})

describe('issuing a coupon', () => {
  it('calculates the discount, makes a readable code and writes history', async () => {
    const { status, body } = await issue(manager.token, values)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...values,
      discount: '170.00',
      company: null,
      expires_at: null,
      status: 'open',
      used: false,
      created_by: 'Renata',
      can_withdraw: true,
    })
    expect(body.discount_code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
    expect(await historyOf('coupon', body.id)).toEqual(['created'])
  })

  it('accepts a company, a last day in São Paulo time, and a code, which becomes upper case', async () => {
    const company = await aCompany()
    const day = inDays(30)
    const body = { ...values, discount_code: 'obras-170', company: company.id, expires_at: day }
    expect((await issue(manager.token, body)).body).toMatchObject({
      discount_code: 'OBRAS-170',
      company: { id: company.id, corporate_name: company.corporateName },
      expires_at: new Date(`${day}T23:59:59.999-03:00`).toISOString(),
    })
  })

  it.each([
    ['a final value that is not lower', { ...values, desired_value: '7070.00' }, 'desired_value'],
    ['a final value of zero', { ...values, desired_value: '0.00' }, 'desired_value'],
    ['an invalid value', { ...values, order_value: '7070,00' }, 'order_value'],
    ['a day in the past', { ...values, expires_at: inDays(-1) }, 'expires_at'],
    ['a code with blanks', { ...values, discount_code: 'DEZ POR CENTO' }, 'discount_code'],
    ['a company that does not exist', { ...values, company: 999_999 }, 'company'],
  ])('refuses %s and issues nothing', async (_, body, field) => {
    const before = await rowsOf('select count(*) from coupons')
    const answer = await issue(manager.token, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(Object.keys(answer.body.fields ?? {})).toContain(field)
    expect(await rowsOf('select count(*) from coupons')).toEqual(before)
  })

  it('refuses a code that is taken, whatever its case', async () => {
    const { discountCode } = await aCoupon()
    expect(await issue(manager.token, { ...values, discount_code: discountCode.toLowerCase() })).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { discount_code: ['Já existe um cupom com esse código.'] } },
    })
  })

  it('issues one coupon for a command that is sent twice', async () => {
    const key = { 'Idempotency-Key': 'coupon-desk-twice' }
    const [first, again] = [await issue(manager.token, values, key), await issue(manager.token, values, key)]
    expect(again.body).toEqual(first.body)
  })

  it('allows a salesperson to issue only for the companies permitted to them', async () => {
    const [own, foreign] = [await aCompany(), await aCompany()]
    const { token } = await aStaffUser(['VENDEDOR'], { permitted: [own] })
    expect(await issue(token, { ...values, company: own.id })).toMatchObject({ status: 201 })
    for (const company of [foreign.id, null, undefined]) {
      const answer = await issue(token, { ...values, company })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
      expect(answer.body.fields).toHaveProperty('company')
    }
  })
})

describe('withdrawing a coupon', () => {
  it('invalidates it, also on a quotation that has it, and keeps it in the list', async () => {
    const coupon = await aCoupon()
    const ready = await aReadyQuotation()
    await applyCoupon(ready, coupon.discountCode)

    expect((await withdraw(manager.token, coupon.id)).status).toBe(204)

    expect((await list(`?search=${coupon.discountCode}`, manager.token)).body.results).toMatchObject([
      { status: 'withdrawn', used: false, can_withdraw: false },
    ])
    const refusal = { status: 409, body: { code: 'coupon_not_valid' } }
    expect(await finish(ready)).toMatchObject(refusal)
    expect(await applyCoupon(await aReadyQuotation(), coupon.discountCode)).toMatchObject(refusal)
    expect(await historyOf('coupon', coupon.id)).toEqual(['withdrawn'])
  })

  it.each([
    ['one that an order used', { usedAt: new Date() }, 'coupon_used'],
    ['one that has expired', { expiresAt: new Date(Date.now() - 1_000) }, 'conflict'],
    ['one that was withdrawn', { withdrawnAt: new Date() }, 'conflict'],
  ])('refuses %s', async (_, state, code) => {
    const { id } = await aCoupon(state)
    expect(await withdraw(manager.token, id)).toMatchObject({ status: 409, body: { code } })
    expect(await historyOf('coupon', id)).toEqual([])
  })

  it('needs access to all companies when the coupon is for any company', async () => {
    const [{ id }, salesperson] = [await aCoupon(), await aStaffUser(['VENDEDOR'], { permitted: [await aCompany()] })]
    expect(await withdraw(salesperson.token, id)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await withdraw(manager.token, id)).status).toBe(204)
  })

  it('lets either the order or the withdrawal win, never both', async () => {
    const coupon = await aCoupon()
    const ready = await aReadyQuotation()
    await applyCoupon(ready, coupon.discountCode)
    const [finished, withdrawn] = await Promise.all([finish(ready), withdraw(manager.token, coupon.id)])
    expect([finished.status === 201, withdrawn.status === 204].filter(Boolean)).toHaveLength(1)
  })
})

describe('the list of coupons', () => {
  let aurora: Company
  let farol: Company
  let salesperson: Staff

  beforeAll(async () => {
    await rowsOf('update quotations set coupon_id = null')
    await rowsOf('update orders set coupon_id = null')
    await rowsOf('delete from coupons')
    aurora = await aCompany({ corporateName: 'Água Aurora' })
    farol = await aCompany({ corporateName: 'Farmácias Farol' })
    salesperson = await aStaffUser(['VENDEDOR'], { permitted: [aurora] })
    const at = (days: number) => new Date(Date.now() + days * 86_400_000)
    await aCoupon({ discountCode: 'AURORA10', companyId: aurora.id, expiresAt: at(9), createdAt: at(-4) })
    await aCoupon({ discountCode: 'FAROL20', companyId: farol.id, expiresAt: at(2), createdAt: at(-3) })
    await aCoupon({ discountCode: 'VENCIDO', expiresAt: at(-1), createdAt: at(-2) })
    await aCoupon({ discountCode: 'QUALQUER', orderValue: '900.00', desiredValue: '100.00', discount: '800.00' })
    const customer = await aUser({ company: farol, firstName: 'Dalva' })
    const ready = await aReadyQuotation({ person: customer })
    await applyCoupon(ready, 'QUALQUER')
    const { code } = (await finish(ready)).body
    expect(code).toBeUndefined()
  })

  it('contains all of them, newest first, with the user, time and order of a used one', async () => {
    const { body } = await list('', manager.token)
    expect(body.results.map(({ discount_code }) => discount_code)).toEqual([
      'QUALQUER',
      'VENCIDO',
      'FAROL20',
      'AURORA10',
    ])
    expect(body.results[0]).toMatchObject({
      used: true,
      status: 'used',
      used_by: 'Dalva',
      order: { order_mask_id: '000001', company: { id: farol.id, corporate_name: 'Farmácias Farol' } },
      can_withdraw: false,
    })
    expect(body.results[0]?.used_at).not.toBeNull()
  })

  it.each([
    ['?search=aurora10', ['AURORA10']],
    ['?search=agua', ['AURORA10']],
    ['?search=%25', []],
    ['?status=used', ['QUALQUER']],
    ['?status=open', ['FAROL20', 'AURORA10']],
    ['?status=expired', ['VENCIDO']],
    ['?status=withdrawn', []],
    ['?ordering=expires_at', ['VENCIDO', 'FAROL20', 'AURORA10', 'QUALQUER']],
    ['?ordering=-discount&page_size=1', ['QUALQUER']],
  ])('is filtered and sorted by %s', async (query, found) => {
    expect(await codes(query, manager.token)).toEqual(found)
  })

  it('is filtered by company', async () => {
    expect(await codes(`?company=${String(farol.id)}`, manager.token)).toEqual(['FAROL20'])
  })

  it.each(['?status=lost', '?ordering=code', '?colour=red', '?company=x'])('refuses %s', async (query) => {
    expect(await list(query, manager.token)).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })

  it('shows a salesperson those of their companies and for any company, but not who else used one', async () => {
    const { body } = await list('', salesperson.token)
    expect(body.count).toBe(3)
    expect(body.results).toMatchObject([
      { discount_code: 'QUALQUER', status: 'used', used_by: null, order: null },
      { discount_code: 'VENCIDO', can_withdraw: false },
      { discount_code: 'AURORA10', can_withdraw: true },
    ])
    expect(await codes('?search=farol', salesperson.token)).toEqual([])
  })

  it('is exported with the same filters', async () => {
    const file = await callApi<string>('GET', '/coupons-csv-extract?status=used', { token: manager.token })
    expect(file.headers.get('Content-Disposition')).toContain('cupons-')
    expect(readCsvRows(file.body)).toMatchObject([
      {
        Código: 'QUALQUER',
        Empresa: 'Qualquer empresa',
        'Desconto (R$)': '800,00',
        Situação: 'Usado',
        'Usado por': 'Dalva',
        Pedido: '000001',
        'Empresa do pedido': 'Farmácias Farol',
      },
    ])
    const theirs = await callApi<string>('GET', '/coupons-csv-extract?status=used', { token: salesperson.token })
    expect(readCsvRows(theirs.body)).toMatchObject([{ Código: 'QUALQUER', 'Usado por': '', Pedido: '' }])
  })

  it('has a history that only those who issue coupons may read', async () => {
    const { token } = await aStaffUser(['FINANCEIRO'])
    expect((await callApi('GET', '/event-logs?model_name=coupon', { token })).status).toBe(403)
    expect((await callApi('GET', '/event-logs?model_name=coupon', { token: manager.token })).status).toBe(200)
  })
})
