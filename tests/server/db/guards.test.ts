import { eq, sql } from 'drizzle-orm'
import { recordEvent } from '@/server/audit/audit.service'
import { db, transaction, type Tx } from '@/server/db/client'
import { eventLogs, orders } from '@/server/db/schema'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { anOrder, type TestOrder } from '@/tests/factories/orders/orders.factory'

/** The error message of the database, which Drizzle wraps in its own. */
const refusal = async (work: Promise<unknown>) => {
  try {
    await work
    return 'accepted'
  } catch (error) {
    const { cause } = error as { cause?: Error }
    return (cause ?? (error as Error)).message
  }
}

const run = (statement: ReturnType<typeof sql>) => refusal(db().execute(statement))

describe('history, in the database itself', () => {
  it.each([
    ['changed', sql`update event_logs set message = 'outra coisa'`],
    ['removed', sql`delete from event_logs`],
    ['emptied', sql`truncate event_logs`],
  ])('is never %s', async (_, statement) => {
    await anOrder()
    const before = await db().select().from(eventLogs).orderBy(eventLogs.id)
    expect(before.length).toBeGreaterThan(0)
    expect(await run(statement)).toMatch(/event_logs is append-only/)
    expect(await db().select().from(eventLogs).orderBy(eventLogs.id)).toEqual(before)
  })
})

describe('an order, in the database itself', () => {
  const rowOf = async ({ orderId }: TestOrder) => (await db().select().from(orders).where(eq(orders.id, orderId)))[0]

  const change = (order: TestOrder, set: ReturnType<typeof sql>, history?: { version: number; toStage: StageName }) =>
    refusal(
      transaction(async (tx: Tx) => {
        await tx.execute(sql`update orders set ${set} where id = ${order.orderId}`)
        if (history)
          await recordEvent(tx, order.actor, { model: 'order', objectId: order.orderId, action: 'changed', ...history })
      }),
    )

  it('changes stage, state or version only with its history', async () => {
    const order = await anOrder()
    const before = await rowOf(order)
    const next = sql`stage_name = 'DOC_ANALYSIS', version = version + 1`
    expect(await change(order, next)).toMatch(/without its history row/)
    expect(await change(order, sql`version = version + 1`)).toMatch(/without its history row/)
    expect(await change(order, next, { version: 2, toStage: 'CREDIT_ANALYSIS' })).toMatch(/without its history row/)
    expect(await change(order, next, { version: 3, toStage: 'DOC_ANALYSIS' })).toMatch(/without its history row/)
    expect(await rowOf(order)).toEqual(before)
    expect(await change(order, next, { version: 2, toStage: 'DOC_ANALYSIS' })).toBe('accepted')
  })

  it('moves its version by exactly one, and its stage only with its version', async () => {
    const order = await anOrder()
    const before = await rowOf(order)
    expect(await change(order, sql`version = version + 2`)).toMatch(/cannot follow/)
    expect(await change(order, sql`version = version - 1`)).toMatch(/cannot follow/)
    expect(await change(order, sql`stage_name = 'SHIPPING'`)).toMatch(/cannot follow/)
    expect(await change(order, sql`stage_state = 'reproved'`)).toMatch(/cannot follow/)
    expect(await rowOf(order)).toEqual(before)
  })

  it('has one row of history for a version', async () => {
    const order = await anOrder()
    const again = transaction((tx) =>
      recordEvent(tx, order.actor, { model: 'order', objectId: order.orderId, action: 'changed', version: 1 }),
    )
    expect(await refusal(again)).toMatch(/event_logs_version/)
  })

  it.each([
    ['an unknown stage', sql`stage_name = 'SOMEWHERE'`, /cannot follow|orders_stage_name/],
    ['an unknown turn', sql`turn = 'bank'`, /orders_turn/],
    ['a negative fee', sql`monthly_fee = -1`, /orders_fee/],
    ['a malformed number', sql`order_mask_id = '12'`, /orders_mask_form/],
  ])('refuses %s', async (_, set, complaint) => {
    const order = await anOrder()
    expect(await change(order, set)).toMatch(complaint)
  })
})
