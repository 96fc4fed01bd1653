import { eq } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { companies, eventLogs, quotations } from '@/server/db/schema/index'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { expectNothingDone, finish, holdsOf, ordersOf, review } from '@/tests/factories/orders/finishing'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'

describe('finishing a quotation', () => {
  it('makes an order with what was reviewed', async () => {
    const ready = await aReadyQuotation()
    const { body: reviewed } = await review(ready)
    const { status, body } = await finish(ready, { comment: 'Entregar depois de 01/12' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      order_mask_id: '000001',
      stage_name: 'PROPOSAL_AGREEMENT',
      turn: 'customer',
      monthly_fee: '903.00',
      quotation: ready.quotation.id,
      comment: 'Entregar depois de 01/12',
      items: [
        {
          product_id: ready.product.id,
          quantity: 3,
          unit_price: '289.00',
          unit_service_fee: '12.00',
          monthly_fee: '867.00',
        },
      ],
    })
    expect(body.lines).toEqual(reviewed.lines)
    expect(body.packages).toHaveLength(1)
  })

  it('holds the units for seven days', async () => {
    const ready = await aReadyQuotation({ quantity: 4 })
    await finish(ready)
    const [hold, ...others] = await holdsOf(ready.product.id)
    expect(others).toEqual([])
    expect(hold).toMatchObject({ quantity: 4, releasedAt: null })
    const days = ((hold?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.99)
    expect(days).toBeLessThanOrEqual(7)
  })

  it('writes history', async () => {
    const { quotation, path, token } = await aReadyQuotation()
    await finish({ path, token })
    const events = await db().select().from(eventLogs).where(eq(eventLogs.objectId, quotation.id))
    const actions = events.filter(({ modelName }) => modelName === 'quotation').map(({ action }) => action)
    expect(actions).toEqual(['created', 'finished'])
  })

  it('returns the same order when repeated', async () => {
    const ready = await aReadyQuotation()
    const first = await finish(ready)
    const again = await finish(ready, { comment: 'Outra coisa' })
    expect(again.status).toBe(200)
    expect(again.body.order_mask_id).toBe(first.body.order_mask_id)
    expect(again.body.comment).toBe(first.body.comment)
    expect(await ordersOf(ready.quotation.id)).toHaveLength(1)
    expect(await holdsOf(ready.product.id)).toHaveLength(1)
  })

  it('makes one order of ten concurrent requests', async () => {
    const ready = await aReadyQuotation()
    const answers = await Promise.all(Array.from({ length: 10 }, () => finish(ready)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201])
    expect(new Set(answers.map(({ body }) => body.order_mask_id))).toEqual(new Set(['000001']))
    expect(await holdsOf(ready.product.id)).toHaveLength(1)
  })

  it('closes the quotation to changes', async () => {
    const ready = await aReadyQuotation()
    await finish(ready)
    const { token, path, quotation, product } = ready
    const commands: [path: string, body: object][] = [
      [`${path}/products`, { products: [{ product_id: product.id, quantity: 1 }] }],
      [`${path}/plans`, { duration_months: 12 }],
      [`${path}/delivery`, { deliveries: [] }],
      ['/coupons', { quotation: quotation.id, discount_code: '' }],
    ]
    for (const [command, body] of commands) {
      expect(await callApi('PUT', command, { token, body })).toMatchObject({
        status: 409,
        body: { code: 'quotation_closed' },
      })
    }
    const { body } = await callApi<Quotation>('GET', path, { token })
    expect(body).toMatchObject({ status: 'finished', order_mask_id: '000001', plan: { duration_months: 24 } })
  })

  it('is refused once the quotation has expired', async () => {
    const ready = await aReadyQuotation()
    await db()
      .update(quotations)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(quotations.id, ready.quotation.id))
    expect(await finish(ready)).toMatchObject({ status: 409, body: { code: 'quotation_closed' } })
    await expectNothingDone(ready)
  })

  it('is refused for a company that is not activated', async () => {
    const company = await aCompany()
    const ready = await aReadyQuotation({ person: await aUser({ company }) })
    await db().update(companies).set({ active: false }).where(eq(companies.id, company.id))
    expect(await finish(ready)).toMatchObject({ status: 403, body: { code: 'activation_required' } })
    await expectNothingDone(ready)
  })
})

describe('a salesperson who switched to a company', () => {
  it('finishes a quotation of that company', async () => {
    const company = await aCompany()
    const ready = await aReadyQuotation({ person: await aUser({ company }) })
    const seller = await aStaffUser(['VENDEDOR'], { company, permitted: [company] })
    const { status, body } = await finish({ path: ready.path, token: seller.token })
    expect(status).toBe(201)
    expect(body.company.id).toBe(company.id)
  })
})
