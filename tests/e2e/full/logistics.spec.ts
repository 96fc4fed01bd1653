import { expect, test } from '@playwright/test'
import { enterAs } from '../journeys/axe'
import { customer } from '../journeys/customer'
import { equipment } from '../journeys/equipment'
import { anOrderToPack } from '../journeys/order-by-api'
import { staff } from '../journeys/staff'
import { warehouse } from '../journeys/warehouse'

test('12 units are delivered to three addresses, assigned, moved, partly returned and upgraded, on a phone', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 360, height: 780 })
  const order = await anOrderToPack(request, { units: 12, addresses: 3 })

  const { order_mask_id: maskId, company } = order
  const ofOrder = { maskId, company: company.corporate_name, packages: 3 }
  let serials: string[] = []
  const staffPage = `/platform/admin/orders/${String(company.id)}/${maskId}`

  await test.step('the warehouse packs three boxes by scanning', async () => {
    await enterAs(page, 'operacao')
    for (const { id } of order.packages) await warehouse.pack(page, id, 4)
  })
  await test.step('they are shipped and delivered, and the order advances with them', async () => {
    await warehouse.move(page, ofOrder, { from: 'WAITING_SHIPMENT', to: 'Aguardando entrega', code: 'BR 482 19' })
    await warehouse.move(page, ofOrder, { from: 'WAITING_DELIVERY', to: 'Entregue' })
    await page.goto(staffPage)
    await staff.putUpTerm(page)
  })
  await test.step('the customer signs the delivery term', async () => {
    await enterAs(page, 'gestor')
    await customer.open(page, maskId)
    await customer.sendSignedCopy(page, 'Termo de entrega')
    await enterAs(page, 'operacao')
    await page.goto(staffPage)
    await staff.approveSignedCopy(page)
    await staff.complete(page, 'Iniciar locação', 'Locação iniciada')
  })
  await test.step('they assign units to a colaborador, who confirms one', async () => {
    await enterAs(page, 'gestor')
    serials = await equipment.serialsOf(page, maskId, 12)
    await equipment.associate(page, maskId, serials.slice(5, 7), 'Bruno Tavares')
    await enterAs(page, 'colaborador')
    await equipment.confirmReceipt(page, serials[5] ?? '')
  })
  await test.step('one moves to another address', async () => {
    await enterAs(page, 'gestor')
    await equipment.move(page, maskId, serials[7] ?? '')
  })
  await test.step('five come back, one of them damaged', async () => {
    await enterAs(page, 'gestor')
    await equipment.giveBack(page, maskId, serials.slice(0, 5))
    await enterAs(page, 'operacao')
    await warehouse.takeBack(page, maskId, { damaged: serials[0] ?? '' })
  })
  let upgraded: string[] = []
  await test.step('the customer requests an upgrade of two', async () => {
    await enterAs(page, 'gestor')
    expect(await equipment.serialsOf(page, maskId, 7)).toEqual(serials.slice(5))
    upgraded = await equipment.twoAtOnePlace(page, serials.slice(8))
    await equipment.upgrade(page, maskId, upgraded)
  })
  let better: string[] = []
  await test.step('the better ones are packed, shipped and delivered, and the old ones come back', async () => {
    await enterAs(page, 'operacao')
    better = await warehouse.pack(page, await warehouse.accept(page, maskId, upgraded), 2)
    const extra = { ...ofOrder, packages: 1 }
    await warehouse.move(page, extra, { from: 'WAITING_SHIPMENT', to: 'Aguardando entrega', code: 'BR 482 20' })
    await warehouse.move(page, extra, { from: 'WAITING_DELIVERY', to: 'Entregue' })
    await warehouse.takeBack(page, maskId)
  })
  await test.step('seven stay in use, two of them better', async () => {
    await enterAs(page, 'gestor')
    const stay = serials.slice(5).filter((serial) => !upgraded.includes(serial))
    expect(new Set(await equipment.serialsOf(page, maskId, 7))).toEqual(new Set([...stay, ...better]))
    for (const serial of better) await expect(equipment.card(page, serial)).toContainText('Em uso')
  })
})
