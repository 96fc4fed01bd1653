import { createApp } from '@/server/app'
import { formatMoney } from '@/services/format/format.rules'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { Order } from '@/services/orders/orders.schema'
import { aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { anUpgrade, anUpgradeItem } from '@/tests/factories/catalogue/upgrades.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { pdfPages } from '@/tests/factories/http/pdf-text'
import { finish } from '@/tests/factories/orders/finishing'
import { aStaffUser } from '@/tests/factories/people/users.factory'

const app = createApp()
const plain = (text: string) => text.replace(/\s+/g, ' ')

/** An order of four units (289.00 and 12.00 each), three of them with an upgrade of 19.90. */
async function anUpgradedOrder() {
  const ready = await aReadyQuotation({ quantity: 4 })
  const { token, quotation, product } = ready
  const upgrade = await anUpgrade({ productIds: [product.id], monthlyFee: '19.90' })
  await anUpgradeItem({ quotationId: quotation.id, productId: product.id, upgrade, quantity: 3 })
  const { body: order } = await finish(ready)
  const admin = await aStaffUser(['ADMINISTRADOR'])
  const propose = (body: object) =>
    callApi<Order & ErrorEnvelope>('POST', `/orders/${String(order.company.id)}/${order.order_mask_id}/proposals`, {
      token: admin.token,
      body,
    })
  const pdfOf = async (version: number) => {
    const path = `/api/checkout/${order.order_mask_id}/proposals/${String(version)}/pdf`
    const response = await app.request(path, { headers: { Authorization: `Bearer ${token}` } })
    return plain((await pdfPages(new Uint8Array(await response.arrayBuffer()))).join(' '))
  }
  return { order, product, upgrade, propose, pdfOf }
}

describe('the upgrades of an order', () => {
  it('stand in its proposal, on screen and as a PDF, at one total', async () => {
    const { order, upgrade, pdfOf } = await anUpgradedOrder()

    expect(order.monthly_fee).toBe('1263.70')
    expect(order.proposals[0]).toMatchObject({ monthly_fee: '1263.70', lines: order.lines })
    const text = await pdfOf(1)
    expect(text).toContain(plain(`Upgrade: 3 × ${upgrade.name}, ${formatMoney('19.90')} cada por mês`))
    expect(text).toContain(plain(`3 × ${upgrade.name} para ${String(order.items[0]?.name)} ${formatMoney('59.70')}`))
    expect(text).toContain(plain(`Total por mês ${formatMoney('1263.70')}`))
  })

  it('keep their fee in a new version, whatever its plan', async () => {
    const { propose, pdfOf } = await anUpgradedOrder()

    const { status, body } = await propose({ duration_months: 36 })

    // 4 × (245.65 + 12.00) + 3 × 19.90
    expect(status).toBe(201)
    expect(body.monthly_fee).toBe('1090.30')
    expect(body.lines).toContainEqual(expect.objectContaining({ kind: 'upgrade', amount: '59.70' }))
    expect(await pdfOf(2)).toContain(plain(`Total por mês ${formatMoney('1090.30')}`))
  })

  it('are on no more units than a new version has', async () => {
    const { propose, product, upgrade } = await anUpgradedOrder()

    const { body } = await propose({ items: [{ product_id: product.id, quantity: 2 }] })

    expect(body.items[0]).toMatchObject({
      quantity: 2,
      monthly_fee: '578.00',
      upgrades: [{ upgrade_id: upgrade.id, quantity: 2, unit_price: '19.90', monthly_fee: '39.80' }],
    })
    expect(body.monthly_fee).toBe('641.80')
    const { body: more } = await propose({ items: [{ product_id: product.id, quantity: 4 }] })
    expect(more.items[0]?.upgrades).toMatchObject([{ quantity: 2 }])
  })
})
