import type { ManagedProduct } from '@/services/catalogue/products/products.schema'
import { aProductBody, someProductParts } from '@/tests/factories/catalogue/products.factory'
import { someUnits } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam } from '@/tests/factories/orders/order-road'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Refused = { errors: string[] }

let token: string
let parts: Awaited<ReturnType<typeof someProductParts>>

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
  parts = await someProductParts()
})

const at = (id: number) => `/product-management/${String(id)}`
const create = async () =>
  (
    await callApi<ManagedProduct>('POST', '/product-management', {
      token,
      body: aProductBody(parts, { omie_code: null }),
    })
  ).body
const historyOf = (id: number) =>
  rowsOf("select action, before, after from event_logs where model_name = 'product' and object_id = $1 order by id", [
    id,
  ])

describe('deleting a product', () => {
  const remove = (id: number) => callApi<Refused | null>('DELETE', at(id), { token })

  it('is possible while nothing refers to it, and is recorded in the history', async () => {
    const product = await create()

    expect((await remove(product.id)).status).toBe(204)
    expect((await callApi('GET', at(product.id), { token })).status).toBe(404)
    expect((await historyOf(product.id))[1]).toMatchObject({
      action: 'deleted',
      before: { name: product.name },
      after: null,
    })
  })

  it('is refused while units refer to it, and says how many', async () => {
    const product = await create()
    await someUnits(product.id, 2)

    expect(await remove(product.id)).toMatchObject({
      status: 409,
      body: {
        errors: [
          'Este produto não pode ser excluído: há 2 equipamentos com ele. Desative o produto: ele sai do simulador e o que já existe continua como está.',
        ],
      },
    })
    expect((await callApi('GET', at(product.id), { token })).status).toBe(200)
  })

  it('is refused once it was ordered', async () => {
    await aTeam()
    const ordered = (await rowsOf<{ id: number }>('select product_id as id from order_items limit 1'))[0]?.id ?? 0

    const { status, body } = await remove(ordered)
    expect(status).toBe(409)
    expect(body?.errors[0]).toMatch(/: há \d+ equipamentos e 1 pedido com ele\./)
  })
})
