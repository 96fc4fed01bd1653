import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { transaction } from '@/server/db/client'
import { upgrades } from '@/server/db/schema/index'
import { toCents } from '@/services/simulation/money.rules'
import type { OfferedUpgrade, ProductUpgradeItem } from '@/services/simulation/products/upgrades.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { aProduct } from '@/tests/factories/catalogue/catalogue.factory'
import { aCartForUpgrades, withdraw } from '@/tests/factories/catalogue/upgrade-cart'
import { anUpgrade } from '@/tests/factories/catalogue/upgrades.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { finish } from '@/tests/factories/orders/finishing'
import { somebodyWaits } from '@/tests/factories/rows'

describe('what is offered for a cart', () => {
  it('are the upgrades of its products, named or by their kind, in their order', async () => {
    const { product, upgrade, get } = await aCartForUpgrades()
    const ofKind = await anUpgrade({ productTypeIds: [product.productTypeId], position: -1, monthlyFee: '8.50' })
    await anUpgrade({ productIds: [(await aProduct({ productTypeId: product.productTypeId })).id] })
    await withdraw((await anUpgrade({ productIds: [product.id] })).id)
    const { body } = await get<OfferedUpgrade[]>('upgrades')
    expect(body).toEqual([
      { id: ofKind.id, name: ofKind.name, description: null, monthly_fee: '8.50', products: [product.id], effects: [] },
      {
        id: upgrade.id,
        name: upgrade.name,
        description: null,
        monthly_fee: '19.90',
        products: [product.id],
        effects: [],
      },
    ])
  })

  it('is nothing for an empty cart', async () => {
    const { fill, get } = await aCartForUpgrades()
    await fill([])
    expect((await get('upgrades')).body).toEqual([])
  })
})

describe('an upgrade of a product', () => {
  it('that the desk deletes while it is put into the cart is refused, and nothing is changed', async () => {
    const { add, read, upgrade } = await aCartForUpgrades()
    const answer = await transaction(async (tx) => {
      await tx.delete(upgrades).where(eq(upgrades.id, upgrade.id))
      const adding = add()
      await somebodyWaits()
      return { adding }
    })
    expect(await answer.adding).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await read()).upgrades).toEqual([])
  })

  it('is put into the cart, counted and explained', async () => {
    const { add, get, product, upgrade, quotation } = await aCartForUpgrades()
    const before = toCents(quotation.monthly_fee)
    const { status, body } = await add({ quantity: 2 })
    expect(status).toBe(201)
    expect(before).toBe(0)
    expect(body.monthly_fee).toBe('1544.80')
    expect(body.lines.at(-1)).toEqual({
      kind: 'upgrade',
      label: `2 × ${upgrade.name} para ${product.name}`,
      amount: '39.80',
    })
    const { body: items } = await get<ProductUpgradeItem[]>('product-upgrade-item')
    expect(items).toEqual(body.upgrades)
    expect(items).toMatchObject([
      { product_id: product.id, upgrade_id: upgrade.id, quantity: 2, monthly_fee: '19.90', offered: true },
    ])
  })

  it('costs the same in every plan', async () => {
    const { add, path, token } = await aCartForUpgrades()
    await add({ quantity: 1 })
    for (const months of [12, 24, 36]) {
      const body = { duration_months: months }
      const { lines } = (await callApi<Quotation>('PUT', `${path}/plans`, { token, body })).body
      expect(lines.find(({ kind }) => kind === 'upgrade')?.amount).toBe('19.90')
    }
  })

  it('is there once: adding it again is refused, naming another quantity is not', async () => {
    const { add, set, read } = await aCartForUpgrades()
    await add({ quantity: 2 })
    expect(await add({ quantity: 3 })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await read()).upgrades).toMatchObject([{ quantity: 2 }])
    expect(await set({ quantity: 4 })).toMatchObject({ status: 200, body: { upgrades: [{ quantity: 4 }] } })
    expect(await set({ quantity: 4 })).toMatchObject({ status: 200, body: { upgrades: [{ quantity: 4 }] } })
  })

  it('is taken off again', async () => {
    const { add, remove } = await aCartForUpgrades()
    const [item] = (await add()).body.upgrades
    const { status, body } = await remove(item?.id ?? 0)
    expect(status).toBe(200)
    expect(body).toMatchObject({ upgrades: [], monthly_fee: '1505.00' })
    expect((await remove(item?.id ?? 0)).status).toBe(404)
  })

  it('is refused where it is not offered, and stays as it was', async () => {
    const { add, set, read, product } = await aCartForUpgrades(5)
    await add({ quantity: 2 })
    const other = await anUpgrade({ productTypeIds: [] })
    const outside = await aProduct({ productTypeId: product.productTypeId })
    for (const [over, field] of [
      [{ quantity: 6 }, 'quantity'],
      [{ upgrade_id: other.id }, 'upgrade_id'],
      [{ upgrade_id: 999_999 }, 'upgrade_id'],
      [{ product_id: outside.id }, 'product_id'],
    ] as const) {
      const refused = await set(over)
      expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } })
      expect(Object.keys(refused.body.fields ?? {})).toEqual([field])
    }
    expect((await set({ quantity: 6 })).body.errors).toEqual([
      `Há 5 × ${product.name} no carrinho: escolha no máximo isso.`,
    ])
    expect((await read()).upgrades).toMatchObject([{ quantity: 2 }])
  })

  it('is refused a quantity that is none', async () => {
    const { add } = await aCartForUpgrades()
    for (const quantity of [0, -1, 1.5, 10_000, '2', null])
      expect((await add({ quantity: quantity as number })).status).toBe(400)
  })

  it('is not changed in a cart that is closed, nor by the id of another company’s', async () => {
    const mine = await aCartForUpgrades()
    const strange = await aCartForUpgrades()
    const [item] = (await strange.add()).body.upgrades
    expect((await mine.remove(item?.id ?? 0)).status).toBe(404)
    await finish(mine)
    expect(await mine.add()).toMatchObject({ status: 409, body: { code: 'quotation_closed' } })
    expect((await strange.read()).upgrades).toHaveLength(1)
  })
})

describe('upgrades follow their cart', () => {
  it('down with the units, not up again; gone with the product', async () => {
    const { add, fill, product } = await aCartForUpgrades(5)
    await add({ quantity: 4 })
    const of = (quantity: number) => fill([{ product_id: product.id, quantity }])
    expect((await of(3)).body).toMatchObject({ upgrades: [{ quantity: 3 }], monthly_fee: '962.70' })
    expect((await of(9)).body.upgrades).toMatchObject([{ quantity: 3 }])
    expect((await fill([])).body).toMatchObject({ upgrades: [], lines: [], monthly_fee: '0.00' })
    expect((await of(9)).body.upgrades).toEqual([])
  })

  it('leave other products and other carts alone', async () => {
    const { add, fill, product } = await aCartForUpgrades(5)
    const other = await aCartForUpgrades(5)
    await other.add({ quantity: 5 })
    const second = await aProduct({ productTypeId: product.productTypeId })
    const upgrade = await anUpgrade({ productTypeIds: [product.productTypeId] })
    await fill([
      { product_id: product.id, quantity: 5 },
      { product_id: second.id, quantity: 4 },
    ])
    await add({ quantity: 2 })
    await add({ product_id: second.id, upgrade_id: upgrade.id, quantity: 4 })
    const { body } = await fill([{ product_id: second.id, quantity: 4 }])
    expect(body.upgrades).toMatchObject([{ product_id: second.id, quantity: 4 }])
    expect((await other.read()).upgrades).toMatchObject([{ quantity: 5 }])
  })

  it('and never cost anything but what is on units of the cart, to the cent', async () => {
    const { set, fill, product, path, token } = await aCartForUpgrades(5)
    await callApi('PUT', `${path}/plans`, { token, body: { duration_months: 24 } })
    const step = fc.record({ what: fc.constantFrom('fill', 'set'), quantity: fc.integer({ min: 1, max: 12 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        let [units, upgraded] = [5, 0]
        await fill([])
        await fill([{ product_id: product.id, quantity: units }])
        for (const { what, quantity } of steps) {
          if (what === 'fill') {
            units = quantity
            upgraded = Math.min(upgraded, units)
            await fill([{ product_id: product.id, quantity }])
          } else if ((await set({ quantity })).status === 200) upgraded = quantity
          else expect(quantity).toBeGreaterThan(units)
        }
        const { body } = await callApi<Quotation>('GET', path, { token })
        expect(body.upgrades[0]?.quantity ?? 0).toBe(upgraded)
        expect(toCents(body.monthly_fee)).toBe(units * (28_900 + 1_200) + upgraded * 1_990)
        expect(body.lines.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(toCents(body.monthly_fee))
      }),
      { numRuns: 8 },
    )
  })
})
