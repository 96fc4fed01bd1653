/** @breaks stock-promised parcel-given parcel-contents order-rentals */
import { eq, sql } from 'drizzle-orm'
import { SYSTEM } from '@/server/audit/audit.service'
import { db, transaction } from '@/server/db/client'
import { equipmentUnits, eventLogs, orders, packages, rentals, stockHolds } from '@/server/db/schema'
import { changeUnits } from '@/server/stock/events/unit-events.service'
import { expireStockHolds } from '@/server/stock/holds/expire-holds'
import { availabilityOf, extendHolds, holdStock, releaseHolds } from '@/server/stock/holds/stock.service'
import { holdExpiry } from '@/services/stock/holds/hold-expiry.rules'
import { aProduct, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { someUnits, stockBecomes } from '@/tests/factories/catalogue/units.factory'
import { anOrder } from '@/tests/factories/orders/orders.factory'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const stockOf = async (productId: number) => (await availabilityOf(db(), [productId])).get(productId)
const availableOf = async (productId: number) => (await stockOf(productId))?.available
const holdsOf = (orderId: number) =>
  db().select().from(stockHolds).where(eq(stockHolds.orderId, orderId)).orderBy(stockHolds.id)
const lapse = (orderId: number) =>
  db()
    .update(stockHolds)
    .set({ expiresAt: inDays(-1) })
    .where(eq(stockHolds.orderId, orderId))

/** An order that holds two units of a product of which there are five. */
async function anOrderThatHolds() {
  const order = await anOrder({ quantity: 2, onShelf: 5 })
  return { orderId: order.orderId, productId: order.products[0]?.id ?? 0 }
}

describe('what is available of a product', () => {
  it('is what is for rental, less what live holds promise', async () => {
    const { productId } = await anOrderThatHolds()
    await someUnits(productId, 4, 'IN_MAINTENANCE')
    expect(await stockOf(productId)).toEqual({ available: 3, availableFrom: null })
  })

  it('does not count holds whose time is over, also before they are marked', async () => {
    const { orderId, productId } = await anOrderThatHolds()
    await lapse(orderId)
    expect(await availableOf(productId)).toBe(5)
  })

  it('is never negative', async () => {
    const { productId } = await anOrderThatHolds()
    await stockBecomes(productId, { status: 'IN_MAINTENANCE' })
    expect(await availableOf(productId)).toBe(0)
  })

  it('is asked for several products at once; one that does not exist has none', async () => {
    const { productType } = await aSimulator()
    const one = await aProduct({ productTypeId: productType.id, units: 1 })
    const none = await aProduct({ productTypeId: productType.id, units: 0 })
    const stock = await availabilityOf(db(), [one.id, none.id, 999_999])
    expect([...stock].sort(([a], [b]) => a - b)).toEqual([
      [one.id, { available: 1, availableFrom: null }],
      [none.id, { available: 0, availableFrom: null }],
      [999_999, { available: 0, availableFrom: null }],
    ])
    expect(await availabilityOf(db(), [])).toEqual(new Map())
  })
})

describe('the day on which units come back', () => {
  /** Every unit of the product is rented in an order whose contract ends on a day. */
  async function allRented(endsOn: string | null) {
    const { orderId, productId } = await anOrderThatHolds()
    await db().update(orders).set({ endsOn }).where(eq(orders.id, orderId))
    const [pkg] = await db().select().from(packages).where(eq(packages.orderId, orderId))
    const { id: packageId = 0, addressId = 0 } = pkg ?? {}
    await transaction(async (tx) => {
      const units = await tx.select().from(equipmentUnits).where(eq(equipmentUnits.productId, productId))
      await tx.insert(rentals).values(units.map(({ id }) => ({ orderId, packageId, unitId: id })))
      const ids = units.map(({ id }) => id)
      await changeUnits(tx, SYSTEM, { ids, type: 'ALLOCATED', values: { status: 'OK' } })
      await releaseHolds(tx, orderId, 'allocated')
    })
    return { orderId, productId, addressId }
  }

  it('is the end of the contract', async () => {
    const { productId } = await allRented('2099-12-31')
    expect(await stockOf(productId)).toEqual({ available: 0, availableFrom: '2099-12-31' })
  })

  it('is the day on which a return is expected, once that is known', async () => {
    const { productId, orderId, addressId } = await allRented('2099-12-31')
    await db().insert(packages).values({
      orderId,
      addressId,
      packageType: 'return',
      deliveryStatus: 'AWAITING_RETURN',
      deliveryEta: '2099-03-15',
    })
    expect((await stockOf(productId))?.availableFrom).toBe('2099-03-15')
  })

  it.each([null, '2001-01-01'])('is not known when the contract ends on %p', async (endsOn) => {
    const { productId } = await allRented(endsOn)
    expect((await stockOf(productId))?.availableFrom).toBeNull()
  })

  it('is not given while units are free', async () => {
    const { productId } = await allRented('2099-12-31')
    await someUnits(productId, 1)
    expect(await stockOf(productId)).toEqual({ available: 1, availableFrom: null })
  })

  it('does not count returned units', async () => {
    const { productId, orderId } = await allRented('2099-12-31')
    await transaction(async (tx) => {
      const back = await tx
        .update(rentals)
        .set({ closedAt: new Date() })
        .where(eq(rentals.orderId, orderId))
        .returning()
      const ids = back.map(({ unitId }) => unitId)
      for (const status of ['UP_FOR_RENTAL', 'IN_MAINTENANCE'] as const) {
        await changeUnits(tx, SYSTEM, { ids, type: 'STATUS_CHANGED', values: { status } })
      }
    })
    expect((await stockOf(productId))?.availableFrom).toBeNull()
  })
})

describe('holding units', () => {
  it('refuses more than there is, names it, and holds nothing of the rest', async () => {
    const { orderId, productId } = await anOrderThatHolds()
    const { productType } = await aSimulator()
    const plenty = await aProduct({ productTypeId: productType.id })
    const items = [
      { productId: plenty.id, quantity: 1 },
      { productId, quantity: 4 },
    ]
    await expect(transaction((tx) => holdStock(tx, { orderId, items, expiresAt: holdExpiry() }))).rejects.toMatchObject(
      {
        code: 'out_of_stock',
        details: { data: { missing: [{ product_id: productId, quantity: 4, available: 3 }] } },
      },
    )
    expect(await availableOf(plenty.id)).toBe(10)
    expect(await holdsOf(orderId)).toHaveLength(1)
  })

  it('does not deadlock when two want the same products in another order', async () => {
    const { orderId } = await anOrderThatHolds()
    const { productType } = await aSimulator()
    const ids: number[] = []
    for (let made = 0; made < 4; made += 1) ids.push((await aProduct({ productTypeId: productType.id, units: 40 })).id)
    const hold = (order: number[]) =>
      transaction((tx) =>
        holdStock(tx, { orderId, items: order.map((id) => ({ productId: id, quantity: 1 })), expiresAt: holdExpiry() }),
      )
    const attempts = Array.from({ length: 40 }, (_, index) => hold(index % 2 ? ids : [...ids].reverse()))
    await Promise.all(attempts)
    for (const id of ids) expect(await availableOf(id)).toBe(0)
  })
})

describe('holds that were released', () => {
  it.each(['cancelled', 'allocated'] as const)('%s: make their units available, and say why', async (reason) => {
    const { orderId, productId } = await anOrderThatHolds()
    await transaction((tx) => releaseHolds(tx, orderId, reason))
    expect(await availableOf(productId)).toBe(5)
    expect(await holdsOf(orderId)).toMatchObject([{ releaseReason: reason, releasedAt: expect.any(Date) as Date }])
  })

  it('keep their first release', async () => {
    const { orderId } = await anOrderThatHolds()
    await transaction((tx) => releaseHolds(tx, orderId, 'allocated'))
    const before = await holdsOf(orderId)
    await transaction((tx) => releaseHolds(tx, orderId, 'cancelled'))
    expect(await holdsOf(orderId)).toEqual(before)
  })
})

describe('the schedule that ends holds', () => {
  it('marks what is over as expired, once, and writes it into the history of the order, which stays', async () => {
    const { orderId } = await anOrderThatHolds()
    const living = await anOrderThatHolds()
    const [before] = await db().select().from(orders).where(eq(orders.id, orderId))
    await lapse(orderId)
    await expireStockHolds()
    await expireStockHolds()
    expect(await holdsOf(orderId)).toMatchObject([{ releaseReason: 'expired' }])
    expect(await holdsOf(living.orderId)).toMatchObject([{ releasedAt: null }])
    const events = await db()
      .select()
      .from(eventLogs)
      .where(sql`model_name = 'order' and action = 'hold_expired' and object_id in (${orderId}, ${living.orderId})`)
    expect(events).toMatchObject([{ objectId: orderId, actorId: null, actorName: 'Arrenda' }])
    expect((await db().select().from(orders).where(eq(orders.id, orderId)))[0]).toEqual(before)
  })
})

describe('extending holds', () => {
  const extend = (orderId: number) => transaction((tx) => extendHolds(tx, orderId, inDays(60)))
  const live = async (orderId: number) => (await holdsOf(orderId)).filter(({ releasedAt }) => !releasedAt)

  it('moves their expiry date', async () => {
    const { orderId, productId } = await anOrderThatHolds()
    await extend(orderId)
    const [hold] = await holdsOf(orderId)
    expect(hold?.expiresAt.getTime()).toBeGreaterThan(inDays(59).getTime())
    expect(await availableOf(productId)).toBe(3)
  })

  it.each([
    ['before it was marked', () => Promise.resolve()],
    ['after it was marked', expireStockHolds],
  ])('takes again what had lapsed (%s)', async (_, mark) => {
    const { orderId, productId } = await anOrderThatHolds()
    await lapse(orderId)
    await mark()
    await extend(orderId)
    expect(await live(orderId)).toMatchObject([{ productId, quantity: 2 }])
    expect(await availableOf(productId)).toBe(3)
    await extend(orderId)
    expect(await live(orderId)).toHaveLength(1)
  })

  it('refuses when lapsed units went to another order, and changes nothing', async () => {
    const { orderId, productId } = await anOrderThatHolds()
    await lapse(orderId)
    const other = await anOrderThatHolds()
    await transaction((tx) =>
      holdStock(tx, { orderId: other.orderId, items: [{ productId, quantity: 4 }], expiresAt: holdExpiry() }),
    )
    const before = await holdsOf(orderId)
    await expect(extend(orderId)).rejects.toMatchObject({ code: 'out_of_stock' })
    expect(await holdsOf(orderId)).toEqual(before)
  })

  it('does not take released holds again', async () => {
    const { orderId, productId } = await anOrderThatHolds()
    await transaction((tx) => releaseHolds(tx, orderId, 'cancelled'))
    await extend(orderId)
    expect(await live(orderId)).toEqual([])
    expect(await availableOf(productId)).toBe(5)
  })
})
