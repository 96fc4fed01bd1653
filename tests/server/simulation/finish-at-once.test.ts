import { db, pool } from '@/server/db/client'
import { orders } from '@/server/db/schema'
import { finish, holdsOf, type Ready } from '@/tests/factories/finishing'
import { aReadyQuotation } from '@/tests/factories/simulation.factory'

describe('two hundred who want one of ten units', () => {
  it('get exactly ten, whatever company they are of, and every company counts its orders without a gap', async () => {
    const { token, path, product, ...first } = await aReadyQuotation({ quantity: 1 })
    const wishes = [{ token, path }]
    for (let companies = 1; companies < 20; companies += 1) {
      const ready = await aReadyQuotation({ quantity: 1, product })
      wishes.push(ready, ...(await copiesOf(ready, 9)))
    }
    wishes.push(...(await copiesOf({ token, ...first }, 9)))
    const answers = await Promise.all(wishes.map((wish) => finish(wish)))
    expect(answers).toHaveLength(200)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ body }) => body.code === 'out_of_stock')).toHaveLength(190)
    const held = await holdsOf(product.id)
    expect(held.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(10)
    const made = await db().select({ company: orders.companyId, mask: orders.orderMaskId }).from(orders)
    expect(made).toHaveLength(10)
    for (const { company } of made) {
      const numbers = made.filter((one) => one.company === company).map(({ mask }) => Number(mask))
      expect(numbers.sort((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1))
    }
  }, 60_000)

  /** The same quotation once more, put straight into the database: only finishing is looked at here. */
  async function copyOf({ quotation }: Pick<Ready, 'quotation'>): Promise<string> {
    const { rows } = await pool().query<{ id: number }>(
      `with q as (
        insert into quotations (company_id, user_id, simulator_id, plan_id, service_package_id, expires_at)
        select company_id, user_id, simulator_id, plan_id, service_package_id, expires_at from quotations where id = $1
        returning id
      ), p as (
        insert into quotation_products (quotation_id, product_id, quantity, price)
        select q.id, product_id, quantity, price from quotation_products, q where quotation_id = $1
      ), d as (
        insert into quotation_deliveries (quotation_id, address_id)
        select q.id, address_id from quotation_deliveries, q where quotation_id = $1 returning id
      ), i as (
        insert into quotation_delivery_items (delivery_id, product_id, quantity)
        select d.id, product_id, quantity from quotation_products, d where quotation_id = $1
      ) select id from q`,
      [quotation.id],
    )
    return `/quotations/${String(rows[0]?.id)}`
  }

  async function copiesOf(ready: Pick<Ready, 'quotation' | 'token'>, count: number) {
    const copies: Pick<Ready, 'path' | 'token'>[] = []
    while (copies.length < count) copies.push({ token: ready.token, path: await copyOf(ready) })
    return copies
  }
})
