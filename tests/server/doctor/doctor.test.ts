import { sql } from 'drizzle-orm'
import { transaction } from '@/server/db/client'
import { CHECKS, type Finding, runChecks, runChecksIn } from '@/server/doctor/doctor.service'
import { acceptedExchanges, aRunningTeam, deliver, send } from '@/tests/factories/orders/exchanges'
import { aDesk, aTicket, write } from '@/tests/factories/tickets/tickets.factory'
import { BILLING_INVOICES_FAULTS } from './billing-invoices.faults'
import { BILLING_PAYMENTS_FAULTS } from './billing-payments.faults'
import { FIGURES_FAULTS } from './figures.faults'
import { aTeamAt, receive, type Team } from '@/tests/factories/orders/order-road'

let [ongoing, packing, returning, exchanging]: Team[] = []

beforeAll(async () => {
  ongoing = await aTeamAt('ONGOING', { quantity: 2 })
  packing = await aTeamAt('PACKAGING')
  returning = await aTeamAt('RETURNING')
  // One exchange on its way, one whose old unit is awaited.
  const { member, operator } = await aDesk()
  const { id } = await aTicket(member)
  await write(operator, id, { text: 'Quem recebe?', wait_for_customer: true })
  const { team, units } = await aRunningTeam({ quantity: 2 })
  exchanging = team
  await acceptedExchanges(team, { units: units.slice(0, 1).map(({ id }) => id) })
  const [arrived] = await acceptedExchanges(team, { units: units.slice(1).map(({ id }) => id) })
  await send(team, arrived?.package_id ?? null)
  await deliver(team, arrived?.package_id ?? null)
})

class Undone extends Error {}

/** What the doctor finds after a fault that bypasses constraints and triggers, and is rolled back afterwards. */
async function findingsAfter(fault: string): Promise<Finding[]> {
  let findings: Finding[] = []
  await transaction(async (tx) => {
    await tx.execute(sql.raw(`set local session_replication_role = replica; ${fault}`))
    findings = await runChecksIn(tx)
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return findings
}

const unitOf = (team: Team | undefined) =>
  `(select min(unit_id) from rentals where order_id = ${String(team?.orderId)})`
const packageOf = (team: Team | undefined) => `(select min(id) from packages where order_id = ${String(team?.orderId)})`

/** A fault for each check. */
const FAULTS: Record<string, () => string> = {
  'unit-history': () => `update equipment_units set label = 'Outra' where id = ${unitOf(ongoing)}`,
  'unit-steps': () => `insert into unit_events (unit_id, event_type, unit_status, product_group, actor_name)
    select ${unitOf(ongoing)}, 'STATUS_CHANGED', 'FINISHED', 'new', 'Teste'`,
  'unit-place': () =>
    `update equipment_units set address_id = (select max(id) from addresses where company_id = ${String(packing?.companyId)}) where id = ${unitOf(ongoing)}`,
  'unit-rented-once': () => `drop index rentals_unit_open;
    insert into rentals (package_id, order_id, unit_id) select package_id, order_id, unit_id from rentals where unit_id = ${unitOf(ongoing)}`,
  'unit-rental': () => `update rentals set closed_at = now() where order_id = ${String(ongoing?.orderId)}`,
  'unit-user': () => `update users set deleted_at = now() where id = ${String(ongoing?.customer.id)};
    update equipment_units set user_id = ${String(ongoing?.customer.id)} where id = ${unitOf(ongoing)}`,
  'unit-relocation': () => `update equipment_units set status = 'IN_RELOCATION' where id = ${unitOf(ongoing)}`,
  'relocation-ends': () => `insert into relocations (company_id, relocation_type, status, to_user_id, requested_by)
    values (${String(ongoing?.companyId)}, 'PERSON', 'REQUESTED', ${String(ongoing?.customer.id)}, ${String(ongoing?.customer.id)})`,
  'unit-exchange': () => `update equipment_units set status = 'PENDING_EXCHANGE' where id = ${unitOf(ongoing)}`,
  'exchange-rental': () => `update orders set stage_name = 'RETURNING' where id = ${String(exchanging?.orderId)}`,
  'exchange-parcels': () => `update packages set apart = false where order_id = ${String(exchanging?.orderId)}`,
  'exchange-promised': () => `update package_items set quantity = quantity + 1`,
  'exchange-replacement': () => `update exchanges set replacement_id = null`,
  'exchange-holds': () =>
    `update stock_holds set quantity = 2 where order_id = ${String(exchanging?.orderId)} and released_at is null`,
  'parcel-stage': () => `update packages set delivery_status = 'NEW_CONTRACT' where id = ${packageOf(packing)}`,
  'parcel-given': () => `update packages set tracking_code = null where id = ${packageOf(ongoing)}`,
  'parcel-contents': () => `update package_items set quantity = 0 where package_id = ${packageOf(ongoing)}`,
  'parcel-units': () =>
    `update equipment_units set status = 'OK' where id = ${unitOf(returning)}; update rentals set closed_at = null`,
  'order-rentals': () => `update orders set stage_name = 'FINISHED' where id = ${String(ongoing?.orderId)}`,
  'order-history': () => `update orders set version = version + 5 where id = ${String(packing?.orderId)}`,
  'return-items': () => 'update return_items set received_at = null',
  'return-ends': () => `update packages set delivery_status = 'DESTINATION' where package_type = 'return'`,
  'stock-promised': () =>
    `update stock_holds set quantity = 99 where order_id = ${String(packing?.orderId)} and released_at is null`,
  'stock-groups': () => `update equipment_units set product_group = 'customers' where status = 'UP_FOR_RENTAL'`,
  'stock-holds': () => `update orders set stage_name = 'CANCELLED' where id = ${String(packing?.orderId)}`,
  'stock-separated': () => `update equipment_units set status = 'OK' where status = 'UP_FOR_RENTAL'`,
  'ticket-turn': () => `update tickets set waiting_since = null where waiting_for = 'customer'`,
  'ticket-clocks': () => 'update tickets set used_minutes = -1',
  'ticket-first-response': () => 'update tickets set first_response_at = null',
  'ticket-messages': () => 'update tickets set last_public_id = last_public_id - 1',
  'ticket-merged': () => `alter table tickets drop constraint tickets_merge; update tickets set merged_into_id = id`,
  'ticket-history': () => 'update tickets set version = version + 1',
  ...BILLING_INVOICES_FAULTS,
  ...BILLING_PAYMENTS_FAULTS,
  ...FIGURES_FAULTS,
  'tally-tickets': () => `update tickets set category = 'OTHER'`,
  'tally-orders': () => `update orders set turn = null where id = ${String(packing?.orderId)}`,
  'tally-units': () => `update equipment_units set product_group = 'backup' where id = ${unitOf(ongoing)}`,
  'tally-holders': () =>
    `update equipment_units set user_id = ${String(ongoing?.customer.id)} where id = ${unitOf(ongoing)}`,
  'tally-movements':
    () => `insert into unit_events (unit_id, company_id, event_type, unit_status, product_group, actor_name)
    select ${unitOf(ongoing)}, ${String(ongoing?.companyId)}, 'DELIVERED', 'IN_USE', 'new', 'Teste'`,
}

describe('the doctor', () => {
  it('finds nothing in what the API wrote', async () => {
    if (returning) await receive(returning)
    expect(await runChecks()).toEqual([])
  })

  it('is tested with a fault for each of its checks', () => {
    expect(Object.keys(FAULTS).sort()).toEqual(CHECKS.map(({ name }) => name).sort())
  })

  it.each(CHECKS.map(({ name, holds }) => [name, holds]))('%s: %s', async (name) => {
    const finding = (await findingsAfter(FAULTS[name]?.() ?? '')).find((one) => one.name === name)
    expect(finding?.first[0]).toEqual(expect.any(String))
  })
})
