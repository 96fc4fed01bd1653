import { sql } from 'drizzle-orm'
import { db, transaction } from '@/server/db/client'
import { createOrderFromQuotation, getOrder } from '@/server/orders/orders.service'
import { REQUIRED_DOCUMENTS } from '@/services/orders/documents/required-documents.rules'
import { orderSchema } from '@/services/orders/orders.schema'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { anOrder } from '@/tests/factories/orders/orders.factory'
import { aCompany, aUser } from '@/tests/factories/people/users.factory'

describe('an order made from a quotation', () => {
  it('waits for the customer to accept the proposal', async () => {
    const { actor, ref } = await anOrder({ quantity: 3, addresses: 2 })

    const order = await getOrder(actor, ref)

    await expect(orderSchema.validate(order, { strict: true })).resolves.toBeTruthy()
    expect(order).toMatchObject({
      order_mask_id: '000001',
      stage_name: 'PROPOSAL_AGREEMENT',
      stage_state: 'waiting',
      turn: 'customer',
      version: 1,
      monthly_fee: '903.00',
      items_count: 3,
      allowed_actions: ['accept_proposal', 'refuse_proposal', 'request_cancel'],
      proposals: [expect.objectContaining({ version: 1, status: 'open', monthly_fee: '903.00' })],
    })
    expect(order.stages.map(({ stage_name, state }) => [stage_name, state])).toEqual(
      STAGES.map((stage, index) => [stage, index === 0 ? 'waiting' : 'default']),
    )
  })

  it('asks for the four required documents and hides contract and term until their stage', async () => {
    const { actor, ref } = await anOrder()

    const { documents } = await getOrder(actor, ref)

    expect(documents.map(({ document_type, required }) => [document_type, required])).toEqual(
      REQUIRED_DOCUMENTS.map((type) => [type, true]),
    )
  })

  it('has one package an address, with what goes there', async () => {
    const { actor, ref, addresses } = await anOrder({ quantity: 3, addresses: 2 })

    const { packages } = await getOrder(actor, ref)

    expect(packages.map(({ package_type, delivery_status, state }) => [package_type, delivery_status, state])).toEqual([
      ['regular', 'NEW_CONTRACT', 'WAITING'],
      ['regular', 'NEW_CONTRACT', 'WAITING'],
    ])
    expect(packages.map(({ address }) => address.id)).toEqual(addresses.map(({ id }) => id))
    expect(packages.flatMap(({ items }) => items.map(({ quantity }) => quantity))).toEqual([1, 2])
  })

  it('is written into history', async () => {
    const { actor, ref } = await anOrder()

    const { history } = await getOrder(actor, ref)

    expect(history).toEqual([
      expect.objectContaining({ action: 'created', to_stage: 'PROPOSAL_AGREEMENT', actor_name: actor.name }),
    ])
  })

  it('mails the company that it is its turn, once per person', async () => {
    const company = await aCompany()
    const admin = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'], isCompanyAdmin: true })
    const colleague = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] })
    const { customer, orderId } = await anOrder({ company })

    const { rows } = await db().execute<{ recipient: string }>(
      sql`select recipient from mail_outbox where event_key like ${`order:${String(orderId)}:1:%`} order by recipient`,
    )

    expect(rows.map(({ recipient }) => recipient).sort()).toEqual([customer.email, admin.email].sort())
    expect(rows).not.toContainEqual({ recipient: colleague.email })
  })
})

describe('a manager who buys for several companies', () => {
  it('hears of the orders of each of them, whichever they act for now, and of no other', async () => {
    const [own, branch, foreign] = [await aCompany(), await aCompany(), await aCompany()]
    const manager = await aUser({
      groups: ['CLIENTE', 'GESTOR', 'VENDEDOR'],
      company: branch,
      homeCompanyId: own.id,
      permitted: [own, branch],
    })
    const told: number[] = []
    for (const company of [own, branch, foreign]) {
      const { orderId } = await anOrder({ company })
      const { rows } = await db().execute(
        sql`select 1 from notifications where user_id = ${manager.id} and order_id = ${orderId}`,
      )
      if (rows.length > 0) told.push(company.id)
    }
    expect(told).toEqual([own.id, branch.id])
  })

  it('hears nothing more of a company that was taken from them, though they manage their own', async () => {
    const [own, branch] = [await aCompany(), await aCompany()]
    const manager = await aUser({ groups: ['CLIENTE', 'GESTOR', 'VENDEDOR'], company: own, permitted: [own] })
    const { orderId } = await anOrder({ company: branch })
    const { rows } = await db().execute(
      sql`select 1 from notifications where user_id = ${manager.id} and order_id = ${orderId}`,
    )
    expect(rows).toEqual([])
  })
})

describe('the number of an order', () => {
  it('counts within the company, six digits', async () => {
    const { company, orderMaskId } = await anOrder()
    const other = await anOrder()
    const second = await anOrder({ company })

    expect([orderMaskId, other.orderMaskId, second.orderMaskId]).toEqual(['000001', '000001', '000002'])
  })

  it('leaves no gap when finishing fails, nor an order', async () => {
    const { company, customer, actor, input } = await anOrder()

    const failing = transaction(async (tx) => {
      await createOrderFromQuotation(tx, actor, input)
    })

    await expect(failing).rejects.toThrow()
    const next = await anOrder({ company, customer })
    expect(next.orderMaskId).toBe('000002')
  })
})
