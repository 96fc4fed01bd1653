import type { Upgrade } from '@/services/catalogue/upgrades/upgrades.schema'
import type { OfferedUpgrade } from '@/services/simulation/products/upgrades.schema'
import type { Review } from '@/services/simulation/simulation.schema'
import { aCartForUpgrades } from '@/tests/factories/catalogue/upgrade-cart'
import { anUpgrade } from '@/tests/factories/catalogue/upgrades.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const has = (productId: number, storage: string) =>
  rowsOf('update products set technical_specifications = $2 where id = $1', [
    productId,
    JSON.stringify([{ name: 'Armazenamento', value: storage }]),
  ])

/** A cart whose product has so much storage, and an SSD of 1 TB that is meant for its kind. */
async function aCartWith(storage: string) {
  const cart = await aCartForUpgrades()
  await has(cart.product.id, storage)
  const ssd = await anUpgrade({
    productTypeIds: [cart.product.productTypeId],
    specification: 'Armazenamento',
    value: '1 TB SSD',
  })
  const offered = async () => (await cart.get<OfferedUpgrade[]>('upgrades')).body.filter(({ id }) => id === ssd.id)
  return { ...cart, ssd, offered }
}

describe('an upgrade of a specification', () => {
  it('is offered where it improves the product, and says from what to what', async () => {
    const { product, offered } = await aCartWith('512 GB SSD')
    expect(await offered()).toMatchObject([
      {
        products: [product.id],
        effects: [{ product_id: product.id, specification: 'Armazenamento', from: '512 GB', to: '1 TB' }],
      },
    ])
  })

  it('is neither offered nor taken for a product that has as much', async () => {
    const { add, ssd, offered, read } = await aCartWith('1 TB SSD')
    expect(await offered()).toEqual([])
    expect(await add({ upgrade_id: ssd.id })).toMatchObject({
      status: 400,
      body: { errors: ['Esse upgrade não é mais oferecido para esse produto. Escolha outro.'] },
    })
    expect((await read()).upgrades).toEqual([])
  })

  it('that is in a cart has to be removed once the product has as much', async () => {
    const { add, ssd, product, token, path } = await aCartWith('512 GB SSD')
    expect(await add({ upgrade_id: ssd.id })).toMatchObject({ status: 201 })
    await has(product.id, '2 TB SSD')
    const { body } = await callApi<Review>('GET', `${path}/finish`, { token })
    expect(body.upgrades).toMatchObject([{ upgrade_id: ssd.id, offered: false }])
    expect(body.problems).toEqual(expect.arrayContaining([expect.objectContaining({ field: 'upgrades' })]))
  })
})

describe('the staff', () => {
  it('see how many products an upgrade improves, and name what it changes and its value together', async () => {
    const { ssd } = await aCartWith('1 TB SSD')
    const { token } = await aStaffUser(['PRODUTO'])
    const path = `/upgrade-management/${String(ssd.id)}`
    const change = (body: object) => callApi<Upgrade>('PUT', path, { token, body })
    expect(await change({ value: '2 TB SSD' })).toMatchObject({ status: 200, body: { products_count: 1 } })
    expect(await change({ value: '1 TB SSD' })).toMatchObject({ status: 200, body: { products_count: 0 } })
    expect(await change({ specification: null })).toMatchObject({ status: 400 })
    expect(await change({ value: 'mais rápido' })).toMatchObject({ status: 400 })
  })
})
