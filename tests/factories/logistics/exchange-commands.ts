import { flawlessAppraisal } from '@/services/logistics/returns/appraisal.rules'
import { CHECKLIST_POINTS } from '@/services/logistics/returns/checklist.rules'
import { addDays } from '@/services/orders/business-days.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { Team } from '../orders/order-road'
import { type Call, send } from './send'
import { chosen, type Command, type Package, putPackage, today } from './turn'
import { exchangesSeen, type SeenExchange, unitsOut, type World } from './world'

const NONE: SeenExchange = { id: 0, status: 'none', package_id: null, return_package_id: null }

/** A command on an exchange of the chosen order, preferably one that fits. */
const onExchange =
  (
    fits: readonly string[],
    call: (exchange: SeenExchange, customer: Team['customer'], world: World) => Call,
  ): Command =>
  async ({ api, world, rolls }) => {
    const team = chosen(world.teams, rolls[0])
    if (!team) throw new Error('A world without orders')
    const seen = await exchangesSeen(team)
    const fitting = seen.filter(({ status }) => fits.includes(status))
    const exchange = chosen(fitting.length > 0 ? fitting : seen, rolls[1]) ?? NONE
    return send(api, call(exchange, team.customer, world))
  }

/** The call for the next step of an exchange's package. */
function nextFor(desk: string, pkg: Pick<Package, 'id' | 'delivery_status' | 'items' | 'serials'>): Call {
  const { id, delivery_status, items, serials } = pkg
  const post = (path: string, body: object): Call => ({ token: desk, method: 'POST', path, body })
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0)
  if (delivery_status === 'WAITING_SHIPMENT')
    return putPackage(desk, pkg, { delivery_status: 'WAITING_DELIVERY', tracking_code: 'BR2' })
  if (delivery_status === 'WAITING_DELIVERY') return putPackage(desk, pkg, { delivery_status: 'DELIVERED' })
  if (delivery_status.endsWith('RETURN')) return putPackage(desk, pkg, { delivery_status: 'RETURN_RECEIVED' })
  if (/RECEIVED|APPRAISAL/.test(delivery_status)) {
    const found = flawlessAppraisal(CHECKLIST_POINTS)
    const open = serials.filter(({ condition }) => condition === null)
    const all = open.map(({ serial }) => ({ serial, ...found }))
    return post(`/package-management/${String(id)}/appraisal`, { items: all })
  }
  return serials.length < quantity
    ? post('/shipping-item-management', { package_id: id, automatic: true })
    : putPackage(desk, pkg, { delivery_status: 'WAITING_SHIPMENT', delivery_eta: addDays(today, 3) })
}

/** Random commands of customers and staff on exchanges. */
export const EXCHANGE_COMMANDS = {
  request_exchange: async ({ api, world, rolls }) => {
    const team = chosen(world.teams, rolls[0])
    if (!team) throw new Error('A world without orders')
    const out = await unitsOut(team)
    const first = (rolls[1] ?? 0) % Math.max(out.length, 1)
    const isUpgrade = (rolls[2] ?? 0) % 3 === 0
    return send(api, {
      token: team.customer.token,
      method: 'POST',
      path: '/equipment/exchanges',
      body: {
        units: out.slice(first, first + 2).map(({ id }) => id),
        kind: isUpgrade ? 'upgrade' : 'exchange',
        reason: 'Não liga.',
        ...(isUpgrade && { product_id: world.dearer.get(team.orderId) }),
      },
    })
  },
  cancel_exchange: onExchange(['REQUESTED'], ({ id }, { token }) => ({
    token,
    method: 'DELETE',
    path: `/equipment/exchanges/${String(id)}`,
  })),
  accept_exchange: onExchange(['REQUESTED'], ({ id }, _, { desk }) => ({
    token: desk,
    method: 'POST',
    path: '/exchange-management/acceptance',
    body: { ids: [id] },
  })),
  refuse_exchange: onExchange(['ACCEPTED', 'REQUESTED'], ({ id }, _, { desk }) => ({
    token: desk,
    method: 'POST',
    path: '/exchange-management/refusal',
    body: { ids: [id], reason: 'Não procede.' },
  })),
  /** The next step of an exchange: packed, ready, sent, delivered, returned, appraised. */
  carry_out_exchange: async ({ api, world, rolls }) => {
    const team = chosen(world.teams, rolls[0])
    if (!team) throw new Error('A world without orders')
    const under = (await exchangesSeen(team)).filter(({ status }) => status === 'ACCEPTED' || status === 'DELIVERED')
    const exchange = chosen(under, rolls[1])
    const { body } = await send(api, { token: team.admin.token, method: 'GET', path: team.managed })
    const { packages } = body as Order
    const id = exchange?.status === 'ACCEPTED' ? exchange.package_id : exchange?.return_package_id
    const pkg = packages.find((one) => one.id === id)
    return send(api, nextFor(world.desk, pkg ?? { id: 0, delivery_status: 'SEPARATION', items: [], serials: [] }))
  },
} satisfies Record<string, Command>
