import { flawlessAppraisal, MISSING_UNIT } from '@/services/logistics/returns/appraisal.rules'
import { CHECKLIST_POINTS } from '@/services/logistics/returns/checklist.rules'
import { DELIVERY_STATUSES } from '@/services/logistics/packages/delivery-status.rules'
import { addDays } from '@/services/orders/business-days.rules'
import type { Order } from '@/services/orders/orders.schema'
import { UNIT_STATUSES } from '@/services/stock/units/unit-status.rules'
import type { Team } from '../orders/order-road'
import { EXCHANGE_COMMANDS } from './exchange-commands'
import { type Call, send } from './send'
import { chosen, type Command, type Package, putPackage, today, type Turn } from './turn'
import { unitsOut, unitsSeen } from './world'

/** A command on the chosen order, as staff see it now. */
function onOrder(call: (team: Team, order: Order, turn: Turn) => Promise<Call> | Call): Command {
  return async (turn) => {
    const team = chosen(turn.world.teams, turn.rolls[0])
    if (!team) throw new Error('A world without orders')
    const { body } = await send(turn.api, { token: team.admin.token, method: 'GET', path: team.managed })
    return send(turn.api, await call(team, body as Order, turn))
  }
}

/** A command on a package of the chosen order, preferably one that fits. */
const onPackage = (fits: (pkg: Package) => boolean, call: (pkg: Package, turn: Turn) => Promise<Call> | Call) =>
  onOrder((_, { packages }, turn) => {
    const fitting = packages.filter(fits)
    const pkg = chosen(fitting.length > 0 ? fitting : packages, turn.rolls[1])
    if (!pkg) throw new Error('An order without packages')
    return call(pkg, turn)
  })

const isReturn = ({ package_type }: Package) => package_type === 'return'
const goesOut = (pkg: Package) => !isReturn(pkg)

const onStage = (method: string, path: string, body: (order: Order) => object) =>
  onOrder((team, order) => ({ token: team.admin.token, method, path: `${team.managed}${path}`, body: body(order) }))

/** Random commands of a warehouse, chosen by the numbers of the turn. */
export const LOGISTICS_COMMANDS = {
  pack: onPackage(goesOut, ({ id }, { world }) => ({
    token: world.desk,
    method: 'POST',
    path: '/shipping-item-management',
    body: { package_id: id, automatic: true },
  })),
  scan: onPackage(goesOut, async ({ id }, { world, rolls }) => {
    const unit = chosen(await unitsSeen(world), rolls[2])
    return {
      token: world.desk,
      method: 'POST',
      path: '/shipping-item-management',
      body: { package_id: id, serials: [unit?.serial ?? 'SN 0'] },
    }
  }),
  unpack: onPackage(goesOut, ({ id, serials }, { world, rolls }) => ({
    token: world.desk,
    method: 'DELETE',
    path: `/shipping-item-management/${String(id)}/${chosen(serials, rolls[2])?.serial ?? 'SN-0'}`,
  })),
  swap: onPackage(goesOut, async ({ id, serials }, { world, rolls }) => ({
    token: world.desk,
    method: 'PUT',
    path: `/shipping-item-management/${String(id)}/${chosen(serials, rolls[2])?.serial ?? 'SN-0'}`,
    body: { serial: chosen(await unitsSeen(world), rolls[3])?.serial ?? 'SN-0' },
  })),
  add_package: onOrder(({ input, addresses, products }, _, { world }) => ({
    token: world.desk,
    method: 'POST',
    path: '/package-management',
    body: {
      package_type: 'extra',
      address_id: addresses[0]?.id,
      quotation_id: input.quotationId,
      items: products.map(({ id }) => ({ product_id: id, quantity: 1 })),
    },
  })),
  ready: onPackage(
    ({ delivery_status }) => /SEPARATION|PRODUCTION|STOPPED/.test(delivery_status),
    (pkg, { world }) =>
      putPackage(world.desk, pkg, { delivery_status: 'WAITING_SHIPMENT', delivery_eta: addDays(today, 3) }),
  ),
  ship: onPackage(
    ({ delivery_status }) => delivery_status === 'WAITING_SHIPMENT',
    (pkg, { world, rolls }) =>
      putPackage(world.desk, pkg, { delivery_status: 'WAITING_DELIVERY', tracking_code: `BR${String(rolls[2])}` }),
  ),
  deliver: onPackage(
    ({ delivery_status }) => delivery_status === 'WAITING_DELIVERY',
    (pkg, { world }) => putPackage(world.desk, pkg, { delivery_status: 'DELIVERED' }),
  ),
  move_anywhere: onPackage(
    () => true,
    (pkg, { world, rolls }) => putPackage(world.desk, pkg, { delivery_status: chosen(DELIVERY_STATUSES, rolls[2]) }),
  ),
  expect_delivery: onStage('POST', '/events', () => ({ stage_name: 'PACKAGING', date: addDays(today, 2) })),
  track: onStage('POST', '/events', () => ({ stage_name: 'SHIPPING', message: 'BR1', date: today })),
  tell_delivery: onStage('POST', '/events', () => ({ stage_name: 'DELIVERY_INFO', date: today })),
  complete_stage: onStage('PUT', '/stage', ({ stage_name }) => ({ stage_name, approved: true })),
  undo_stage: onStage('PUT', '/undo-stage', ({ stage_name }) => ({ stage_name, message: 'Engano.' })),
  cancel: onStage('PUT', '/cancel-order', () => ({ message: 'Desistiu.' })),
  return_all: onOrder((team) => ({
    token: team.customer.token,
    method: 'POST',
    path: `${team.checkout}/return-request`,
    body: { message: 'Fim do projeto.' },
  })),
  return_part: async ({ api, world, rolls }) => {
    const team = chosen(world.teams, rolls[0])
    if (!team) throw new Error('A world without orders')
    const out = await unitsOut(team)
    const first = (rolls[1] ?? 0) % Math.max(out.length, 1)
    return send(api, {
      token: team.customer.token,
      method: 'POST',
      path: '/equipment/returns',
      body: { units: out.slice(first, first + 2).map(({ id }) => id), reason: 'Sobrou.' },
    })
  },
  call_off_return: onPackage(isReturn, ({ id }, { world }) => ({
    token: world.desk,
    method: 'DELETE',
    path: `/returns/${String(id)}`,
    body: undefined,
  })),
  receive_some: onPackage(isReturn, ({ id, serials }, { world, rolls }) => ({
    token: world.desk,
    method: 'POST',
    path: `/package-management/${String(id)}/receipt`,
    body: {
      serials: serials.slice(0, 1 + ((rolls[2] ?? 0) % 2)).map(({ serial }) => serial),
      complete: (rolls[3] ?? 0) % 4 === 0,
    },
  })),
  receive: onPackage(isReturn, (pkg, { world }) => putPackage(world.desk, pkg, { delivery_status: 'RETURN_RECEIVED' })),
  appraise: onPackage(isReturn, ({ id, serials }, { world, rolls }) => {
    const flawless = flawlessAppraisal(CHECKLIST_POINTS)
    const damaged = { ...flawless, condition: 'damaged', destination: 'IN_MAINTENANCE' }
    const found = chosen([flawless, damaged, MISSING_UNIT], rolls[2])
    const open = serials.filter((unit) => unit.condition === null)
    return {
      token: world.desk,
      method: 'POST',
      path: `/package-management/${String(id)}/appraisal`,
      body: {
        items: open
          .slice(0, 1 + ((rolls[3] ?? 0) % 3))
          .map(({ serial }) => ({ serial, ...found, comment: 'Avaliado.' })),
      },
    }
  }),
  undo_appraisal: onPackage(isReturn, ({ id, serials }, { world, rolls }) => ({
    token: world.desk,
    method: 'DELETE',
    path: `/package-management/${String(id)}/appraisal/${chosen(serials, rolls[2])?.serial ?? 'SN-0'}`,
  })),
  correct_appraisal: onPackage(isReturn, ({ id, serials }, { world, rolls }) => ({
    token: world.desk,
    method: 'PUT',
    path: `/package-management/${String(id)}/appraisal/${chosen(serials, rolls[2])?.serial ?? 'SN-0'}`,
    body: { ...(chosen([flawlessAppraisal(CHECKLIST_POINTS), MISSING_UNIT], rolls[3]) ?? {}), comment: 'Corrigido.' },
  })),
  ...EXCHANGE_COMMANDS,
  set_status: async ({ api, world, rolls }) => {
    const unit = chosen(await unitsSeen(world), rolls[0])
    return send(api, {
      token: world.desk,
      method: 'PUT',
      path: `/equipment-management/${String(unit?.id)}/status`,
      body: { status: chosen(UNIT_STATUSES, rolls[1]), message: 'Conferência.' },
    })
  },
  associate: async ({ api, world, rolls }) => {
    const at = (rolls[0] ?? 0) % world.teams.length
    const [team, member] = [world.teams[at], world.members[at]]
    if (!team || !member) throw new Error('A world without people')
    const unit = chosen(await unitsOut(team), rolls[1])
    return send(api, {
      token: team.customer.token,
      method: 'PUT',
      path: `/equipment/${String(unit?.id ?? 0)}/user`,
      body: { user_id: (rolls[2] ?? 0) % 3 === 0 ? null : member.id },
    })
  },
} satisfies Record<string, Command>

export type LogisticsCommand = keyof typeof LOGISTICS_COMMANDS
