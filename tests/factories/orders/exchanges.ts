import { flawlessAppraisal, MISSING_UNIT } from '@/services/logistics/returns/appraisal.rules'
import { CHECKLIST_POINTS } from '@/services/logistics/returns/checklist.rules'
import type { Exchange, NewExchanges } from '@/services/equipment/exchanges/exchanges.schema'
import type { Order } from '@/services/orders/orders.schema'
import { aProduct } from '../catalogue/catalogue.factory'
import { someUnits } from '../catalogue/units.factory'
import { callApi } from '../http/call-api'
import { aUser } from '../people/users.factory'
import { rowsOf } from '../rows'
import { the } from '../the'
import { aTeamAt, orderOf, type Team } from './order-road'

export type RentedUnit = { id: number; serial: string; status: string; user_id: number | null; label: string | null }

/** The units that an order currently rents. */
export const rentedBy = ({ orderId }: Pick<Team, 'orderId'>): Promise<RentedUnit[]> =>
  rowsOf<RentedUnit>(
    `select u.id, u.serial, u.status, u.user_id, u.label from equipment_units u
     join rentals r on r.unit_id = u.id and r.closed_at is null where r.order_id = $1 order by u.id`,
    [orderId],
  )

/** A running rental, units of its product on the shelf, and a dearer product of the same type: 339.00 vs. 289.00. */
export async function aRunningTeam({ quantity = 2, spare = 2, addresses = 1, better = 2 } = {}) {
  const team = await aTeamAt('ONGOING', { quantity, addresses })
  const product = the(team.products.slice(0, 1))
  await someUnits(product.id, spare)
  const dearer = await aProduct({ productTypeId: product.productTypeId, price: '339.00', units: better })
  return { team, product, dearer, units: await rentedBy(team) }
}

/** A colaborador of the company who uses a unit. */
export async function aMemberWith({ company, customer }: Team, unitId: number) {
  const member = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'], firstName: 'Caio Mesa' })
  const body = { user_id: member.id }
  done(await callApi('PUT', `/equipment/${String(unitId)}/user`, { token: customer.token, body }))
  return member
}

type Wish = Partial<NewExchanges> & { units: number[] }

export const askExchange = (token: string, wish: Wish) =>
  callApi<Exchange[]>('POST', '/equipment/exchanges', {
    token,
    body: { kind: 'exchange', reason: 'A tela tem uma linha apagada.', ...wish },
  })

export const accept = ({ admin }: Team, ids: readonly number[]) =>
  callApi<Exchange[]>('POST', '/exchange-management/acceptance', { token: admin.token, body: { ids } })

export const refuse = ({ admin }: Team, ids: readonly number[], reason = 'Está dentro do esperado.') =>
  callApi<Exchange[]>('POST', '/exchange-management/refusal', { token: admin.token, body: { ids, reason } })

export const exchangeOf = async ({ admin }: Team, id: number): Promise<Exchange> =>
  (await callApi<Exchange>('GET', `/exchange-management/${String(id)}`, { token: admin.token })).body

/** Requests exchanges and accepts them as staff. */
export async function acceptedExchanges(team: Team, wish: Wish): Promise<Exchange[]> {
  const asked = done(await askExchange(team.customer.token, wish))
  return done(
    await accept(
      team,
      asked.map(({ id }) => id),
    ),
  )
}

const staff = async (team: Team, method: string, path: string, body: object) =>
  done(await callApi<Order>(method, path, { token: team.admin.token, body }))

const packagePath = (id: number | null | undefined) => `/package-management/${String(id)}`

export const pack = (team: Team, id: number | null) =>
  staff(team, 'POST', '/shipping-item-management', { package_id: id, automatic: true })

/** Packs and ships a package. */
export async function send(team: Team, id: number | null): Promise<Order> {
  await pack(team, id)
  await staff(team, 'PUT', packagePath(id), { delivery_status: 'WAITING_SHIPMENT', delivery_eta: '2099-01-05' })
  return staff(team, 'PUT', packagePath(id), { delivery_status: 'WAITING_DELIVERY', tracking_code: 'BR1' })
}

export const deliver = (team: Team, id: number | null) =>
  staff(team, 'PUT', packagePath(id), { delivery_status: 'DELIVERED' })

export const receive = (team: Team, id: number | null) =>
  staff(team, 'POST', `${packagePath(id)}/receipt`, { complete: true, serials: [] })

/** Receives all units of a return. */
export async function receiveAll(team: Team, id: number | null): Promise<Order> {
  const pkg = the((await orderOf(team)).packages.filter((one) => one.id === id))
  const serials = pkg.serials.map(({ serial }) => serial)
  return staff(team, 'POST', `${packagePath(id)}/receipt`, { serials })
}

/** Appraises units of a return: nothing is wrong with them, or they did not come back. */
export const appraise = (
  team: Team,
  id: number | null | undefined,
  serials: readonly string[],
  found: 'flawless' | 'missing' = 'flawless',
) =>
  callApi<Order>('POST', `${packagePath(id)}/appraisal`, {
    token: team.admin.token,
    body: {
      items: serials.map((serial) => ({
        serial,
        ...(found === 'flawless' ? flawlessAppraisal(CHECKLIST_POINTS) : MISSING_UNIT),
      })),
    },
  })

/** The active holds of an order. */
export const heldFor = async ({ orderId }: Team) =>
  rowsOf<{ product_id: number; quantity: number }>(
    'select product_id, quantity from stock_holds where order_id = $1 and released_at is null',
    [orderId],
  )

/** The packages apart from the order. */
export const packagesApart = async (team: Team) =>
  (await orderOf(team)).packages
    .filter(({ apart }) => apart)
    .map((pkg) => ({
      type: pkg.package_type,
      status: pkg.delivery_status,
      items: pkg.items.map(({ quantity }) => quantity),
      serials: pkg.serials.length,
    }))

function done<T>({ status, body }: { status: number; body: T }): T {
  if (status >= 300) throw new Error(`${String(status)} ${JSON.stringify(body)}`)
  return body
}
