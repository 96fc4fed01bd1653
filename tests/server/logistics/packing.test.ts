/** @breaks stock-promised */
import type { Order } from '@/services/orders/orders.schema'
import { unitsBecome } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt, orderOf, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal, stateOf } from '@/tests/factories/orders/order-state'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const assign = ({ admin }: Team, body: object) =>
  callApi<Order>('POST', '/shipping-item-management', { token: admin.token, body })

const packagesOf = async (team: Team) => (await orderOf(team)).packages

async function aPackageToPack(overrides: Parameters<typeof aTeamAt>[1] = { quantity: 3, onShelf: 5 }) {
  const team = await aTeamAt('PACKAGING', overrides)
  const [pkg] = await packagesOf(team)
  const units = await rowsOf<{ id: number; serial: string; status: string }>(
    'select * from equipment_units where product_id = $1 order by id',
    [team.products[0]?.id],
  )
  return { team, packageId: pkg?.id ?? 0, units, serials: units.map(({ serial }) => serial) }
}

describe('packing with the oldest units', () => {
  it('fills the package, oldest first', async () => {
    const { team, packageId, serials } = await aPackageToPack()

    const { status, body } = await assign(team, { package_id: packageId, automatic: true })

    expect(status).toBe(200)
    expect(body.packages[0]?.serials.map(({ serial }) => serial)).toEqual(serials.slice(0, 3))
    expect(body.allowed_actions).not.toContain('assign_serials')
    const { units, holds } = await stateOf(team.orderId)
    expect(units.map((unit) => unit.status)).toEqual(['OK', 'OK', 'OK', 'UP_FOR_RENTAL', 'UP_FOR_RENTAL'])
    expect(holds).toEqual([expect.objectContaining({ release_reason: 'allocated' })])
    expect(await rowsOf(`select event_type from unit_events where unit_id = $1 order by id`, [units[0]?.id])).toEqual([
      { event_type: 'REGISTERED' },
      { event_type: 'ALLOCATED' },
    ])
  })

  it('lists what is missing and packs none of what is available', async () => {
    const { team, packageId, units } = await aPackageToPack({ quantity: 3, onShelf: 3, products: 2 })
    await unitsBecome([units[0]?.id ?? 0], { status: 'IN_MAINTENANCE' })

    const body = await expectRefusal(team.orderId, { status: 409, code: 'out_of_stock' }, () =>
      assign(team, { package_id: packageId, automatic: true }),
    )

    expect(body.data).toEqual({
      missing: [{ product_id: team.products[0]?.id, quantity: 3, name: team.products[0]?.name, available: 2 }],
    })
  })

  it('does not take units promised to other orders', async () => {
    const { team, packageId } = await aPackageToPack({ quantity: 3, onShelf: 3 })
    const other = await aTeamAt('PROPOSAL_AGREEMENT', { quantity: 2 })
    const product = team.products[0]?.id
    await rowsOf('update stock_holds set product_id = $1 where order_id = $2', [product, other.orderId])
    await rowsOf('update stock_holds set released_at = now() where order_id = $1', [team.orderId])

    const body = await expectRefusal(team.orderId, { status: 409, code: 'out_of_stock' }, () =>
      assign(team, { package_id: packageId, automatic: true }),
    )

    expect(body.data).toMatchObject({ missing: [{ quantity: 3, available: 1 }] })
  })
})

describe('packing named serials', () => {
  it('goes serial by serial; the hold shrinks with each', async () => {
    const { team, packageId, serials } = await aPackageToPack()
    const held = async () =>
      (await stateOf(team.orderId)).holds
        .filter(({ released_at }) => released_at === null)
        .reduce((sum, { quantity }) => sum + Number(quantity), 0)

    const first = await assign(team, { package_id: packageId, serials: [serials[4]] })
    expect(first.body.packages[0]?.serials.map(({ serial }) => serial)).toEqual([serials[4]])
    expect(await held()).toBe(2)

    const rest = await assign(team, { package_id: packageId, automatic: true })
    expect(rest.body.packages[0]?.serials.map(({ serial }) => serial)).toEqual([serials[4], serials[0], serials[1]])
    expect(await held()).toBe(0)
  })

  it('reports the problem of each invalid serial and packs none', async () => {
    const { team, packageId, serials, units } = await aPackageToPack({ quantity: 4, onShelf: 4 })
    await unitsBecome([units[1]?.id ?? 0], { status: 'IN_MAINTENANCE' })
    const stranger = await aPackageToPack()

    const body = await expectRefusal(team.orderId, { status: 409, code: 'conflict' }, () =>
      assign(team, { package_id: packageId, serials: [serials[0], 'SN-NOWHERE', serials[1], stranger.serials[0]] }),
    )

    expect(body.errors).toEqual([
      'Serial SN-NOWHERE: não existe no estoque.',
      `Serial ${serials[1] ?? ''}: não está disponível para locação.`,
      `Serial ${stranger.serials[0] ?? ''}: não é de um produto que falta neste volume.`,
    ])
  })

  it('takes no more than the package asks for', async () => {
    const { team, packageId, serials } = await aPackageToPack()

    await expectRefusal(team.orderId, { status: 409, error: 'Há mais seriais do que o volume pede.' }, () =>
      assign(team, { package_id: packageId, serials: serials.slice(0, 4) }),
    )
  })

  it('never puts a unit into two rentals', async () => {
    const { team, packageId, serials } = await aPackageToPack()
    await assign(team, { package_id: packageId, serials: [serials[0]] })

    await expectRefusal(team.orderId, { status: 409, error: /não está disponível/ }, () =>
      assign(team, { package_id: packageId, serials: [serials[0]] }),
    )
    const twice = rowsOf(
      'insert into rentals (package_id, order_id, unit_id) select package_id, order_id, unit_id from rentals',
    )
    await expect(twice).rejects.toThrow(/rentals_unit_open/)
  })
})

describe('packing is refused', () => {
  it('with neither serials nor `automatic`, with both, and for a malformed serial', async () => {
    const { team, packageId } = await aPackageToPack()

    for (const given of [
      {},
      { serials: ['A'], automatic: true },
      { serials: [] },
      { serials: [1] },
      { automatic: 'yes' },
    ]) {
      await expectRefusal(team.orderId, { status: 400, code: 'invalid' }, () =>
        assign(team, { package_id: packageId, ...given }),
      )
    }
  })

  it('for an unknown package, without the permission, and in another stage', async () => {
    const { team, packageId } = await aPackageToPack()
    const { token } = await aStaffUser(['JURÍDICO'])
    const other = await aTeamAt('DOC_ANALYSIS')
    const [early] = await packagesOf(other)

    await expectRefusal(team.orderId, { status: 404 }, () => assign(team, { package_id: 999_999, automatic: true }))
    await expectRefusal(team.orderId, { status: 403 }, () =>
      callApi('POST', '/shipping-item-management', { token, body: { package_id: packageId, automatic: true } }),
    )
    await expectRefusal(other.orderId, { status: 409, code: 'stage_changed' }, () =>
      assign(other, { package_id: early?.id, automatic: true }),
    )
  })
})
