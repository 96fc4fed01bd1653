import type { Order } from '@/services/orders/orders.schema'
import { someUnits } from '@/tests/factories/catalogue/units.factory'
import { anApiProcess, type ApiProcess } from '@/tests/factories/http/api-process'
import { send } from '@/tests/factories/logistics/send'
import { aTeamAt, orderOf, type Team } from '@/tests/factories/orders/order-road'
import { rowsOf } from '@/tests/factories/rows'

const PROCESSES = 3
const PACKAGE = 2

let processes: ApiProcess[]
let teams: Team[]
let productId: number

beforeAll(async () => {
  teams = []
  for (let orders = 0; orders < 5; orders += 1) {
    teams.push(await aTeamAt('PACKAGING', { quantity: 2 * PACKAGE, addresses: 2 }))
  }
  productId = teams[0]?.products[0]?.id ?? 0
  await shareProduct()
  processes = await Promise.all(Array.from({ length: PROCESSES }, () => anApiProcess()))
}, 120_000)

afterAll(() => Promise.all(processes.map(({ end }) => end())))

/** Makes all orders need the first one's product: twenty units for a stock of twenty. */
async function shareProduct(): Promise<void> {
  const others = teams.slice(1).map(({ orderId }) => orderId)
  await rowsOf('update order_items set product_id = $1 where order_id = any($2)', [productId, others])
  await rowsOf('update stock_holds set product_id = $1 where order_id = any($2)', [productId, others])
  await rowsOf(
    'update package_items set product_id = $1 where package_id in (select id from packages where order_id = any($2))',
    [productId, others],
  )
  await someUnits(productId, 2 * PACKAGE * others.length)
}

/** The units that are packed now, with their package. */
const packed = () =>
  rowsOf<{ package_id: number; serial: string; status: string }>(
    `select r.package_id, u.serial, u.status from rentals r join equipment_units u on u.id = r.unit_id
     where u.product_id = $1 and r.closed_at is null order by u.serial`,
    [productId],
  )

describe('ten packages that need the same twenty units, packed by several processes at once', () => {
  it('allocate each unit once; each package gets everything or nothing', async () => {
    const units = await rowsOf<{ serial: string }>(
      'select serial from equipment_units where product_id = $1 order by id',
      [productId],
    )
    expect(units).toHaveLength(20)
    const pairs = Array.from({ length: 10 }, (_, at) => units.slice(at * PACKAGE, (at + 1) * PACKAGE))
    const pkgs = (await Promise.all(teams.map(orderOf))).flatMap(({ packages }) => packages.map(({ id }) => id))
    expect(pkgs).toHaveLength(10)
    const { token } = teams[0]?.admin ?? { token: '' }

    // Every package requests every pair, each starting at a different one, with requests spread over the processes.
    const wishes = pkgs.flatMap((packageId, pkg) =>
      pairs.map((_, step) => ({ packageId, pair: pairs[(pkg * 3 + step) % pairs.length] ?? [] })),
    )
    const said = await Promise.all(
      wishes.map(({ packageId, pair }, at) =>
        send(processes[at % PROCESSES]?.api ?? '', {
          token,
          method: 'POST',
          path: '/shipping-item-management',
          body: { package_id: packageId, serials: pair.map(({ serial }) => serial) },
        }),
      ),
    )

    expect(said.filter(({ status }) => status !== 200 && status !== 409).map(({ call }) => call)).toEqual([])
    const now = await packed()
    expect(new Set(now.map(({ serial }) => serial)).size).toBe(now.length)
    expect(now.length).toBe(said.filter(({ status }) => status === 200).length * PACKAGE)
    expect(now.every(({ status }) => status === 'OK')).toBe(true)
    for (const inside of Map.groupBy(now, ({ package_id }) => package_id).values()) expect(inside).toHaveLength(PACKAGE)
  }, 120_000)

  it('leave enough units to fill the remaining packages', async () => {
    const orders = await Promise.all(teams.map(orderOf))
    const open = orders.flatMap(({ packages }) => packages.filter(({ serials }) => serials.length < PACKAGE))
    const { token } = teams[0]?.admin ?? { token: '' }
    const said = await Promise.all(
      open.flatMap(({ id }) =>
        processes.map(({ api }) =>
          send(api, {
            token,
            method: 'POST',
            path: '/shipping-item-management',
            body: { package_id: id, automatic: true },
          }),
        ),
      ),
    )
    expect(said.filter(({ status }) => status === 200)).toHaveLength(open.length)
    const now = await packed()
    expect(now).toHaveLength(20)
    expect(new Set(now.map(({ serial }) => serial)).size).toBe(20)
    const filled: Order[] = await Promise.all(teams.map(orderOf))
    for (const { packages } of filled) for (const { serials } of packages) expect(serials).toHaveLength(PACKAGE)
  }, 60_000)
})
