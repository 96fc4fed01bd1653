import { eq } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { plans, products, simulators } from '@/server/db/schema/index'
import type { Showcase } from '@/services/catalogue/showcase/showcase.schema'
import { aProduct, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { callApi } from '@/tests/factories/http/call-api'

const showcase = () => callApi<Showcase>('GET', '/showcase')

/** The only simulator on offer, with one product that can be had and a cheaper one that cannot. */
async function anOffer() {
  await db().update(simulators).set({ active: false })
  const simulator = await aSimulator({ position: 0 })
  await aProduct({ productTypeId: simulator.productType.id, price: '100.00', units: 0 })
  const product = await aProduct({ productTypeId: simulator.productType.id, price: '129.00', units: 1 })
  return { simulator, product }
}

describe('what visitors see of the catalogue', () => {
  it('has the prices of the catalogue, of what can be ordered now, in each plan', async () => {
    const { simulator, product } = await anOffer()
    const { status, body, headers } = await showcase()
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    // 129.00 × 0.85 = 109.65; the product for 100.00 has no units.
    expect(body.simulators).toMatchObject([{ id: simulator.id, starting_price: '109.65' }])
    const offered = await db().select().from(plans).where(eq(plans.simulatorId, simulator.id))
    expect(body.example?.product).toBe(product.name)
    expect(body.example?.plans.map(({ monthly_price }) => monthly_price)).toContain('109.65')
    expect(body.example?.plans).toHaveLength(offered.length)
  })

  it('follows a changed price', async () => {
    const { product } = await anOffer()
    await db().update(products).set({ price: '200.00' }).where(eq(products.id, product.id))
    const { body } = await showcase()
    expect(body.simulators).toMatchObject([{ starting_price: '170.00' }])
    expect(body.example?.plans.map(({ monthly_price }) => monthly_price)).toContain('170.00')
  })

  it('has no price while nothing can be ordered', async () => {
    const { product } = await anOffer()
    await db().update(products).set({ active: false }).where(eq(products.id, product.id))
    const { body } = await showcase()
    expect(body).toMatchObject({ simulators: [{ starting_price: null }], example: null })
  })
})
