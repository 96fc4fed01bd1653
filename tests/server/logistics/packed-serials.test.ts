import type { PackageDetail, Suggestions } from '@/services/logistics/packages/package-detail.schema'
import type { Order } from '@/services/orders/orders.schema'
import { aPng } from '@/tests/factories/catalogue/pictures.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { upload } from '@/tests/factories/http/files.factory'
import { aTeamAt, orderOf, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal, stateOf } from '@/tests/factories/orders/order-state'
import { historyOf, rowsOf } from '@/tests/factories/rows'

async function aPackedPackage(serials = 2) {
  const team = await aTeamAt('PACKAGING', { quantity: 3, onShelf: 5 })
  const [pkg] = (await orderOf(team)).packages
  const packageId = pkg?.id ?? 0
  const units = await rowsOf<{ id: number; serial: string }>(
    'select id, serial from equipment_units where product_id = $1 order by id',
    [team.products[0]?.id],
  )
  const all = units.map(({ serial }) => serial)
  const body = { package_id: packageId, serials: all.slice(0, serials) }
  await callApi('POST', '/shipping-item-management', { token: team.admin.token, body })
  return { team, packageId, units, serials: all }
}

const pathOf = (packageId: number, serial = '') => `/shipping-item-management/${String(packageId)}/${serial}`
const remove = ({ admin }: Team, packageId: number, serial = '') =>
  callApi<Order>('DELETE', pathOf(packageId, serial), { token: admin.token })
const exchange = ({ admin }: Team, packageId: number, [serial, next]: (string | undefined)[]) =>
  callApi<Order>('PUT', pathOf(packageId, serial), { token: admin.token, body: { serial: next } })
const packedIn = ({ packages }: Order) => packages[0]?.serials.map(({ serial }) => serial)

const heldBy = async (team: Team) =>
  (await stateOf(team.orderId)).holds
    .filter(({ released_at }) => released_at === null)
    .reduce((sum, { quantity }) => sum + Number(quantity), 0)

describe('taking a serial out of a package', () => {
  it('returns the unit to its location, holds it for the order again and records it', async () => {
    const { team, packageId, units, serials } = await aPackedPackage()
    expect(await heldBy(team)).toBe(1)

    const { status, body } = await remove(team, packageId, serials[0])

    expect(status).toBe(200)
    expect(packedIn(body)).toEqual([serials[1]])
    expect(await heldBy(team)).toBe(2)
    const told = 'select event_type, unit_status from unit_events where unit_id = $1 order by id desc limit 1'
    expect(await rowsOf(told, [units[0]?.id])).toEqual([{ event_type: 'RELEASED', unit_status: 'UP_FOR_RENTAL' }])
    expect((await historyOf('order', team.orderId)).at(-1)).toBe('remove_serial')
  })

  it('also works for the last one, which can be packed again', async () => {
    const { team, packageId, serials } = await aPackedPackage(3)
    await remove(team, packageId, serials[2])
    expect(await heldBy(team)).toBe(1)
    const body = { package_id: packageId, automatic: true }
    const again = await callApi<Order>('POST', '/shipping-item-management', { token: team.admin.token, body })
    expect(packedIn(again.body)).toEqual([serials[0], serials[1], serials[2]])
    expect(await heldBy(team)).toBe(0)
  })

  it('is refused for a serial that is not in it, and once the package is ready', async () => {
    const { team, packageId, serials } = await aPackedPackage(3)
    const missing = { status: 409, error: /não está neste volume/ }
    await expectRefusal(team.orderId, missing, () => remove(team, packageId, serials[4]))
    const ready = { delivery_eta: '2099-01-05', delivery_status: 'WAITING_SHIPMENT' }
    await callApi('PUT', `/package-management/${String(packageId)}`, { token: team.admin.token, body: ready })
    const late = { status: 409, error: /já não está em separação/ }
    await expectRefusal(team.orderId, late, () => remove(team, packageId, serials[0]))
  })
})

describe('replacing a packed serial', () => {
  it('replaces it in one step, also when the package is ready', async () => {
    const { team, packageId, serials } = await aPackedPackage(3)
    const ready = { delivery_eta: '2099-01-05', delivery_status: 'WAITING_SHIPMENT' }
    await callApi('PUT', `/package-management/${String(packageId)}`, { token: team.admin.token, body: ready })

    const { status, body } = await exchange(team, packageId, [serials[0], serials[4]])

    expect(status).toBe(200)
    expect(packedIn(body)).toEqual([serials[1], serials[2], serials[4]])
    expect(await heldBy(team)).toBe(0)
  })

  it('changes nothing when the other serial does not fit', async () => {
    const { team, packageId, serials } = await aPackedPackage()
    const other = await aPackedPackage()
    const wrong = [
      { next: 'SN-NOWHERE', error: /não existe no estoque/ },
      { next: serials[1], error: /já está neste volume/ },
      { next: other.serials[0], error: /já está no pedido 000001 de / },
      { next: other.serials[4], error: /não é de um produto/ },
    ]
    for (const { next, error } of wrong) {
      await expectRefusal(team.orderId, { status: 409, error }, () => exchange(team, packageId, [serials[0], next]))
    }
  })
})

describe('suggested units', () => {
  it('are the oldest of each missing product with their location, backup units last', async () => {
    const { team, packageId, units, serials } = await aPackedPackage(1)
    await rowsOf(
      `with changed as (update equipment_units set product_group = 'backup' where id = $1 returning *)
      insert into unit_events (unit_id, event_type, unit_status, product_group, actor_name)
      select id, 'DETAILS_CHANGED', status, product_group, 'Teste' from changed`,
      [units[1]?.id],
    )
    const path = `/package-management/${String(packageId)}/suggestions`

    const { body } = await callApi<Suggestions>('GET', path, { token: team.admin.token })

    expect(body).toMatchObject([{ product_id: team.products[0]?.id, missing: 2 }])
    expect(body[0]?.units.map(({ serial }) => serial)).toEqual([serials[2], serials[3]])
  })

  it('are none once nothing is missing, and 404 for an unknown package', async () => {
    const { team, packageId } = await aPackedPackage(3)
    const { token } = team.admin
    expect((await callApi('GET', `/package-management/${String(packageId)}/suggestions`, { token })).body).toEqual([])
    expect((await callApi('GET', '/package-management/999999/suggestions', { token })).status).toBe(404)
  })
})

describe('photographs of a package', () => {
  it('are stored with their moment and unit, and can be withdrawn', async () => {
    const { team, packageId, serials } = await aPackedPackage()
    const { token } = team.admin
    const path = `/package-management/${String(packageId)}/images`
    await upload(path, { token, content: await aPng() })
    const fields = { serial: serials[0] ?? '' }
    const { status, body } = await upload<PackageDetail>(path, { token, content: await aPng(), fields })

    expect(status).toBe(201)
    expect(body.images).toMatchObject([
      { moment: 'packing', serial: null },
      { moment: 'packing', serial: serials[0] },
    ])
    const [first] = body.images
    const after = await callApi<PackageDetail>('DELETE', `${path}/${String(first?.id)}`, { token })
    expect(after.body.images).toHaveLength(1)
    expect((await callApi('DELETE', `${path}/${String(first?.id)}`, { token })).status).toBe(409)
  })

  it('are refused for other files and for a unit that is not in the package', async () => {
    const { team, packageId, serials } = await aPackedPackage()
    const { token } = team.admin
    const path = `/package-management/${String(packageId)}/images`
    expect((await upload(path, { token })).status).toBe(415)
    const fields = { serial: serials[4] ?? '' }
    expect((await upload(path, { token, content: await aPng(), fields })).status).toBe(409)
    expect((await upload(path, { token, content: await aPng(), fields: { moment: 'birthday' } })).status).toBe(400)
  })
})
