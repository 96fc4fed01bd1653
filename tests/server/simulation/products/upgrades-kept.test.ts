import { hashPassword } from '@/server/auth/passwords'
import type { QuotationCopy } from '@/services/simulation/quotations/saved-quotations.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { aProduct } from '@/tests/factories/catalogue/catalogue.factory'
import { aCartForUpgrades, reprice, withdraw } from '@/tests/factories/catalogue/upgrade-cart'
import { anUpgrade, anUpgradeItem } from '@/tests/factories/catalogue/upgrades.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { finish, review } from '@/tests/factories/orders/finishing'
import { aUser } from '@/tests/factories/people/users.factory'
import { aVisitorQuotation } from '@/tests/factories/people/visitors.factory'

describe('before an order is sent', () => {
  it('a fee that changed is shown, and accepted like a price', async () => {
    const cart = await aCartForUpgrades()
    await cart.add({ quantity: 2 })
    await reprice(cart.upgrade.id, '24.90')
    expect((await cart.read()).upgrades).toMatchObject([{ monthly_fee: '19.90', new_monthly_fee: '24.90' }])
    expect((await review(cart)).body.problems).toMatchObject([{ code: 'price_changed' }])
    const refused = await finish(cart)
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(refused.body.data).toMatchObject({
      monthly_fee: '1554.80',
      products: [],
      upgrades: [{ monthly_fee: '19.90', new_monthly_fee: '24.90' }],
    })
    const sent = await finish(cart, { accept_prices: true })
    expect(sent).toMatchObject({ status: 201, body: { monthly_fee: '1554.80' } })
  })

  it('an upgrade that is no longer offered has to be taken off', async () => {
    const cart = await aCartForUpgrades()
    const [item] = (await cart.add()).body.upgrades
    await withdraw(cart.upgrade.id)
    expect((await cart.read()).upgrades).toMatchObject([{ offered: false }])
    const sentence = `${cart.upgrade.name} para ${cart.product.name}: não é mais oferecido. Tire do carrinho.`
    expect(await finish(cart)).toMatchObject({ status: 400, body: { errors: [sentence] } })
    await cart.remove(item?.id ?? 0)
    expect((await finish(cart)).status).toBe(201)
  })
})

describe('the order', () => {
  it('has the upgrades that the review showed, at the fees that it showed', async () => {
    const cart = await aCartForUpgrades()
    await cart.add({ quantity: 3 })
    const { body: reviewed } = await review(cart)
    const { body: order } = await finish(cart)
    expect(order).toMatchObject({ monthly_fee: reviewed.monthly_fee, lines: reviewed.lines })
    await reprice(cart.upgrade.id, '99.00')
    const { token } = cart
    const { body: read } = await callApi<typeof order>('GET', `/checkout/${order.order_mask_id}`, { token })
    expect(read.items[0]?.upgrades).toEqual([
      {
        upgrade_id: cart.upgrade.id,
        name: cart.upgrade.name,
        quantity: 3,
        unit_price: '19.90',
        monthly_fee: '59.70',
      },
    ])
    const details = await callApi('GET', `/orders/${order.order_mask_id}/products-details`, { token })
    expect(details.body).toMatchObject([{ upgrades: [{ name: cart.upgrade.name, quantity: 3 }] }])
  })

  it('is asked for again with them, at the fees of now', async () => {
    const cart = await aCartForUpgrades()
    await cart.add({ quantity: 3 })
    const { body: order } = await finish(cart)
    await reprice(cart.upgrade.id, '25.00')
    const { token } = cart
    const again = await callApi<QuotationCopy>('POST', `/checkout/${order.order_mask_id}/order-again`, { token })
    expect(again.body.quotation.upgrades).toMatchObject([{ quantity: 3, monthly_fee: '25.00', new_monthly_fee: null }])
    expect(again.body.left_out).toEqual([])
  })
})

describe('a copy of a quotation', () => {
  it('has its upgrades, and says which are no longer offered', async () => {
    const cart = await aCartForUpgrades()
    const gone = await anUpgrade({ productIds: [cart.product.id] })
    await cart.add({ quantity: 2 })
    await cart.add({ upgrade_id: gone.id, quantity: 1 })
    await withdraw(gone.id)
    const { body } = await callApi<QuotationCopy>('POST', `${cart.path}/duplicate`, { token: cart.token })
    expect(body.quotation.upgrades).toMatchObject([{ upgrade_id: cart.upgrade.id, quantity: 2, offered: true }])
    expect(body.left_out).toEqual([{ kind: 'upgrade', name: `${gone.name} para ${cart.product.name}` }])
    expect((await cart.read()).upgrades).toHaveLength(2)
  })

  it('stands in the list at its whole fee', async () => {
    const cart = await aCartForUpgrades()
    const { monthly_fee } = (await cart.add({ quantity: 2 })).body
    const { body } = await callApi<{ results: { monthly_fee: string }[] }>('GET', '/quotations', { token: cart.token })
    expect(body.results).toMatchObject([{ monthly_fee }])
  })
})

it('a visitor’s upgrades become their company’s with the quotation', async () => {
  const { headers, path, quotation, simulator } = await aVisitorQuotation()
  const product = await aProduct({ productTypeId: simulator.productType.id })
  const upgrade = await anUpgrade({ productTypeIds: [simulator.productType.id] })
  await callApi('PUT', `${path}/products`, { headers, body: { products: [{ product_id: product.id, quantity: 2 }] } })
  const body = { quotation_id: quotation.id, product_id: product.id, upgrade_id: upgrade.id, quantity: 1 }
  expect(await callApi('POST', '/product-upgrade-item', { headers, body })).toMatchObject({ status: 201 })
  const stranger = await aVisitorQuotation()
  const item = await anUpgradeItem({
    quotationId: stranger.quotation.id,
    ...(await aFilledProduct(stranger)),
  })
  expect(await callApi('DELETE', `/product-upgrade-item/${String(item.id)}`, { headers })).toMatchObject({
    status: 404,
  })

  const password = 'Arrenda2026'
  const person = await aUser({ passwordHash: await hashPassword(password) })
  await callApi('POST', '/login', { headers, body: { email: person.email, password, quotation_id: quotation.id } })

  const { body: adopted } = await callApi<Quotation>('GET', path, { token: person.token })
  expect(adopted.upgrades).toMatchObject([{ upgrade_id: upgrade.id, quantity: 1 }])
})

async function aFilledProduct({ headers, path, simulator }: Awaited<ReturnType<typeof aVisitorQuotation>>) {
  const product = await aProduct({ productTypeId: simulator.productType.id })
  await callApi('PUT', `${path}/products`, { headers, body: { products: [{ product_id: product.id, quantity: 1 }] } })
  return { productId: product.id, upgrade: await anUpgrade({ productIds: [product.id] }) }
}
