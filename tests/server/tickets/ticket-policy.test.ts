import { db } from '@/server/db/client'
import { loadOrderPolicies, loadPolicy } from '@/server/tickets/ticket-policy.service'
import { DEFAULT_POLICY } from '@/services/tickets/policy.rules'
import { countQueries } from '@/tests/factories/count-queries'
import { aRunningTeam } from '@/tests/factories/orders/exchanges'
import { anOrder } from '@/tests/factories/orders/orders.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

/** Gives the service package of an order these figures. */
const promise = (orderId: number, { name, minutes }: { name: string; minutes: number | null }) =>
  rowsOf(
    `update service_packages s set name = $2, first_response_minutes = $3, support_calendar = 'extended'
     from quotations q, orders o where s.id = q.service_package_id and q.id = o.quotation_id and o.id = $1`,
    [orderId, name, minutes],
  )

const COMPLETE = { name: 'Completo', calendar: 'extended', first_response_minutes: 120 }

describe('what was promised for a ticket', () => {
  it('is what the service package of its order says, or of the order that has its unit', async () => {
    const { team, units } = await aRunningTeam()
    const { companyId, orderId } = team
    await promise(orderId, { name: 'Completo', minutes: 120 })

    expect(await loadPolicy(db(), { companyId, orderId })).toMatchObject(COMPLETE)
    expect(await loadPolicy(db(), { companyId, unitId: the(units.slice(0, 1)).id })).toMatchObject(COMPLETE)
  })

  it('counts an order that does not run yet when it is named, and not otherwise', async () => {
    const { companyId, orderId } = await anOrder()
    await promise(orderId, { name: 'Completo', minutes: 120 })
    await rowsOf(`update service_packages set name = 'O primeiro' where id = (select min(id) from service_packages)`)

    expect(await loadPolicy(db(), { companyId, orderId })).toMatchObject(COMPLETE)
    expect((await loadPolicy(db(), { companyId })).name).not.toBe('Completo')
  })

  it("is the best of the company's running orders when neither is named", async () => {
    const { team } = await aRunningTeam()
    await promise(team.orderId, { name: 'Completo', minutes: 120 })

    expect(await loadPolicy(db(), { companyId: team.companyId })).toMatchObject(COMPLETE)
  })

  it("is never another company's order or unit", async () => {
    const { team, units } = await aRunningTeam()
    const other = await aRunningTeam()
    await promise(team.orderId, { name: 'Alheio', minutes: 1 })
    await promise(other.team.orderId, { name: 'Próprio', minutes: 120 })
    const { companyId } = other.team

    expect((await loadPolicy(db(), { companyId, orderId: team.orderId })).name).toBe('Próprio')
    expect((await loadPolicy(db(), { companyId, unitId: the(units.slice(0, 1)).id })).name).toBe('Próprio')
  })

  it("is the platform's own where no package names anything", async () => {
    const { companyId, orderId } = await anOrder()
    await rowsOf(`update service_packages set first_response_minutes = null, support_calendar = null, name = 'Novo'`)

    expect(await loadPolicy(db(), { companyId, orderId })).toEqual({ ...DEFAULT_POLICY, name: 'Novo' })
  })

  it('takes at most three statements, and one for any number of orders', async () => {
    const { companyId } = await anOrder()
    const orders = [await anOrder(), await anOrder()].map(({ orderId }) => orderId)

    expect(await countQueries(() => loadPolicy(db(), { companyId, orderId: 2_000_000 }))).toBeLessThanOrEqual(3)
    expect(await countQueries(() => loadOrderPolicies(db(), orders))).toBe(1)
    expect(orders.map(await loadOrderPolicies(db(), orders))).toHaveLength(2)
  })
})
