import type { Measuring } from '@/services/billing/measuring/measuring.schema'
import type { Order } from '@/services/orders/orders.schema'
import { addDays, addMonths } from '@/services/orders/business-days.rules'
import { toDay } from '@/services/format/format.rules'
import { type Answer, callApi } from '../http/call-api'
import { acceptedExchanges, appraise, pack, receive } from '../orders/exchanges'
import { aTeamAt, type Team, walkTo } from '../orders/order-road'
import { aStaffUser } from '../people/users.factory'
import { rowsOf } from '../rows'
import { the } from '../the'

const today = toDay(new Date())

/** The month before this one, `YYYY-MM`: all its days have passed. */
export const LAST_MONTH = addMonths(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
export const THIS_MONTH = today.slice(0, 7)

/** A day of the month before this one. */
export const lastMonthOn = (day: number): string => `${LAST_MONTH}-${String(day).padStart(2, '0')}`

export const lastDayOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1)

/** An order that was delivered on a day by the real commands, and stands before its delivery term. */
export async function anOrderDelivered(on: string, overrides: Parameters<typeof aTeamAt>[1] = {}): Promise<Team> {
  const team = await aTeamAt('SHIPPING', overrides)
  done(await team.asAdmin('POST', '/events', { stage_name: 'SHIPPING', message: 'BR482193077', date: on }))
  done(await team.asAdmin('PUT', '/stage', { stage_name: 'SHIPPING', approved: true }))
  done(await team.asAdmin('POST', '/events', { stage_name: 'DELIVERY_INFO', date: on }))
  done(await team.asAdmin('PUT', '/stage', { stage_name: 'DELIVERY_INFO', approved: true }))
  return team
}

/** The same, in its rental. */
export async function aRentalDelivered(on: string, overrides: Parameters<typeof aTeamAt>[1] = {}): Promise<Team> {
  const team = await anOrderDelivered(on, overrides)
  await walkTo(team, 'ONGOING')
  return team
}

/** The term was complete on a day, as if it had been then: months from it on have invoices of their own. */
export const beginRentalOn = ({ orderId }: Team, day: string) =>
  rowsOf("update order_stages set date = $2 where order_id = $1 and stage_name = 'DELIVERY_TERM'", [
    orderId,
    `${day}T12:00:00-03:00`,
  ])

const changePackage = async ({ admin }: Pick<Team, 'admin'>, id: number | null, body: object) =>
  done(await callApi<Order>('PUT', `/package-management/${String(id)}`, { token: admin.token, body }))

/** Sends a packed parcel and delivers it on a day. */
export async function deliverOn(team: Team, packageId: number | null, on: string): Promise<void> {
  await pack(team, packageId)
  await changePackage(team, packageId, { delivery_status: 'WAITING_SHIPMENT', delivery_eta: '2099-01-05' })
  const left = { delivery_status: 'WAITING_DELIVERY', tracking_code: 'BR1', sending_date: on }
  await changePackage(team, packageId, left)
  await changePackage(team, packageId, { delivery_status: 'DELIVERED', delivery_date: on })
}

/** Exchanges a unit, or upgrades it, by the real commands; the replacement arrives on a day. */
export async function exchangeOn(team: Team, unitId: number, on: string, upgradeTo?: number): Promise<void> {
  const wish = upgradeTo === undefined ? {} : { kind: 'upgrade' as const, product_id: upgradeTo }
  const { package_id: packageId } = the(await acceptedExchanges(team, { units: [unitId], ...wish }))
  await deliverOn(team, packageId, on)
}

/** Asks units back. @returns the return package */
export async function askBack(team: Team, unitIds: readonly number[]): Promise<number> {
  done(await callApi('POST', '/equipment/returns', { token: team.customer.token, body: { units: unitIds } }))
  const rows = await rowsOf<{ id: number }>(
    "select max(id) as id from packages where order_id = $1 and package_type = 'return'",
    [team.orderId],
  )
  return the(rows).id
}

/** Asks units back, which are collected on a day. @returns the return package */
export async function collectOn(team: Team, unitIds: readonly number[], on: string): Promise<number> {
  const id = await askBack(team, unitIds)
  await changePackage(team, id, { delivery_status: 'EQUIPMENT_RETURN', sending_date: on })
  return id
}

/** Asks for a unit back that is not there when it is appraised. */
export async function loseUnit(team: Team, { id, serial }: { id: number; serial: string }): Promise<void> {
  const packageId = await askBack(team, [id])
  await receive(team, packageId)
  done(await appraise(team, packageId, [serial], 'missing'))
}

/** Somebody of the staff who sends invoices. */
export const aBiller = () => aStaffUser(['FINANCEIRO'])

/** The measuring of an order between two days. */
export async function measuringOf(
  team: Team,
  query: { start_date: string; end_date: string } & Record<string, unknown>,
): Promise<Measuring> {
  const { body } = await askMeasuring(team.admin.token, { company_id: team.companyId, ...query })
  return body
}

export const askMeasuring = (token: string, query: Record<string, unknown>): Promise<Answer<Measuring>> =>
  callApi<Measuring>('GET', `/usage-measuring-monthly?${toSearch(query)}`, { token })

export const toSearch = (query: Record<string, unknown>): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()

function done<T>({ status, body }: Answer<T>): T {
  if (status >= 300) throw new Error(`${String(status)} ${JSON.stringify(body)}`)
  return body
}
