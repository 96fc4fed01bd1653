import { db } from '@/server/db/client'
import { orders } from '@/server/db/schema/index'
import { aProduct } from '@/tests/factories/catalogue/catalogue.factory'
import { aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { copiesOf, finish, holdsOf } from '@/tests/factories/orders/finishing'

describe('two hundred concurrent orders of ten units', () => {
  it('give exactly ten orders, numbered without gaps in each company', async () => {
    const { token, path, product, ...first } = await aReadyQuotation({ quantity: 1 })
    const alternative = await aProduct({ productTypeId: product.productTypeId, units: 7 })
    const wishes = [{ token, path }]
    for (let companies = 1; companies < 20; companies += 1) {
      const ready = await aReadyQuotation({ quantity: 1, product })
      wishes.push(ready, ...(await copiesOf(ready, 9)))
    }
    wishes.push(...(await copiesOf({ token, ...first }, 9)))
    const answers = await Promise.all(wishes.map((wish) => finish(wish)))
    expect(answers).toHaveLength(200)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(190)
    for (const { body } of refused) {
      expect(body).toMatchObject({
        code: 'out_of_stock',
        errors: [expect.stringMatching(/^Vertex \d+: nenhuma unidade disponível agora\.$/)],
        data: {
          missing: [{ product_id: product.id, quantity: 1, available: 0 }],
          alternatives: [{ id: alternative.id, available: 7 }],
        },
      })
    }
    const held = await holdsOf(product.id)
    expect(held.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(10)
    const made = await db().select({ company: orders.companyId, mask: orders.orderMaskId }).from(orders)
    expect(made).toHaveLength(10)
    for (const { company } of made) {
      const numbers = made.filter((one) => one.company === company).map(({ mask }) => Number(mask))
      expect(numbers.sort((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1))
    }
  }, 60_000)
})
