import type { StageName } from '@/services/orders/workflow/stages.rules'
import { aProduct } from '../catalogue/catalogue.factory'
import { someUnits } from '../catalogue/units.factory'
import { aTeamAt, type Team } from '../orders/order-road'
import { aStaffUser, aUser } from '../people/users.factory'
import { rowsOf } from '../rows'

/** The initial stages of the orders, those that concern a warehouse. */
const STARTS: readonly StageName[] = ['PACKAGING', 'PACKAGING', 'SHIPPING', 'ONGOING', 'ONGOING', 'RETURNING']

export type World = {
  teams: Team[]
  /** One colaborador of each team's company. */
  members: { id: number; token: string }[]
  /** The token of warehouse staff. */
  desk: string
  productIds: number[]
  /** For each order, a dearer product of the same type. */
  dearer: Map<number, number>
}

/** Orders at different stages, and a few more units than they hold. */
export async function aWorld(): Promise<World> {
  const teams: Team[] = []
  const members: World['members'] = []
  for (const stage of STARTS) {
    const team = await aTeamAt(stage, { quantity: 4, onShelf: 4, addresses: 2 })
    teams.push(team)
    members.push(await aUser({ company: team.company, groups: ['CLIENTE', 'COLABORADOR'] }))
  }
  const productIds = teams.flatMap(({ products }) => products.map(({ id }) => id))
  for (const id of productIds) await someUnits(id, 2)
  const dearer: World['dearer'] = new Map()
  for (const { orderId, products } of teams) {
    const { id } = await aProduct({ productTypeId: products[0]?.productTypeId ?? 0, price: '339.00', units: 2 })
    dearer.set(orderId, id)
    productIds.push(id)
  }
  return { teams, members, desk: (await aStaffUser(['OPERAÇÃO'])).token, productIds, dearer }
}

export type SeenUnit = { id: number; serial: string; status: string }

/** The current units of the world; other commands may change them before they are used. */
export const unitsSeen = ({ productIds }: Pick<World, 'productIds'>): Promise<SeenUnit[]> =>
  rowsOf<SeenUnit>('select id, serial, status from equipment_units where product_id = any($1) order by id', [
    productIds,
  ])

/** The units that the company currently rents with an order. */
export const unitsOut = ({ orderId }: Pick<Team, 'orderId'>): Promise<SeenUnit[]> =>
  rowsOf<SeenUnit>(
    `select u.id, u.serial, u.status from equipment_units u join rentals r on r.unit_id = u.id and r.closed_at is null
     where r.order_id = $1 order by u.id`,
    [orderId],
  )

export type SeenExchange = {
  id: number
  status: string
  package_id: number | null
  return_package_id: number | null
}

/** The current exchanges of an order. */
export const exchangesSeen = ({ orderId }: Pick<Team, 'orderId'>): Promise<SeenExchange[]> =>
  rowsOf<SeenExchange>(
    'select id, status, package_id, return_package_id from exchanges where order_id = $1 order by id',
    [orderId],
  )
