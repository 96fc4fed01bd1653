import { isPastDue, toDay } from '@/services/format/format.rules'
import type { ReturnDetail, ReturnPage } from '@/services/logistics/returns/return-detail.schema'
import { returnTodo } from '@/services/logistics/returns/return-todo.rules'
import { addDays } from '@/services/orders/business-days.rules'
import type { UnitDetail } from '@/services/stock/units/unit-detail.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { appraise, aTeamAt, receive, returnsOf } from '@/tests/factories/orders/order-road'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

const today = toDay(new Date())

async function aReturn() {
  const team = await aTeamAt('RETURNING', { quantity: 2 })
  const pkg = the(await returnsOf(team))
  const list = async (query = '') =>
    (await callApi<ReturnPage>('GET', `/returns?search=${team.orderMaskId}${query}`, { token: team.admin.token })).body
  const mine = async (query = '') => (await list(query)).results.filter(({ id }) => id === pkg.id)
  const becomes = (status: string, columns: Record<string, string> = {}) =>
    callApi('PUT', `/package-management/${String(pkg.id)}`, {
      token: team.admin.token,
      body: { delivery_status: status, ...columns },
    })
  return { team, pkg, list, mine, becomes }
}

describe('the list of returns', () => {
  it('shows the next step of each, from the request to the last appraisal', async () => {
    const { team, pkg, mine, becomes } = await aReturn()
    expect(the(await mine())).toMatchObject({
      todo: 'collect',
      units: 2,
      received: 0,
      appraised: 0,
      due_at: addDays(today, 7),
    })

    await becomes('EQUIPMENT_RETURN', { delivery_eta: addDays(today, 1) })
    expect(the(await mine()).todo).toBe('on_the_way')
    await callApi('PUT', `/package-management/${String(pkg.id)}`, {
      token: team.admin.token,
      body: { delivery_eta: today },
    })
    expect(the(await mine()).todo).toBe('receive')

    await becomes('RETURN_RECEIVED')
    expect(the(await mine('&todo=appraise'))).toMatchObject({ todo: 'appraise', received: 2 })
    expect(await mine('&todo=collect')).toEqual([])
  })

  it('filters late ones and searches by order, company, tracking code and serial', async () => {
    const { team, pkg, mine } = await aReturn()
    expect(await mine('&late=true')).toEqual([])
    await rowsOf('update packages set request_date = $2 where id = $1', [pkg.id, addDays(today, -8)])
    expect(isPastDue(the(await mine('&late=true')).due_at ?? '')).toBe(true)

    const serial = encodeURIComponent(the(pkg.serials.slice(0, 1)).serial)
    const found = await callApi<ReturnPage>('GET', `/returns?search=${serial}`, { token: team.admin.token })
    expect(found.body.results.map(({ id }) => id)).toContain(pkg.id)
    expect(found.body.todos.collect).toBeGreaterThan(0)
  })
})

describe('the page of a return', () => {
  it('lists every unit with its product and checklist', async () => {
    const { team, pkg } = await aReturn()

    const { body } = await callApi<ReturnDetail>('GET', `/returns/${String(pkg.id)}`, { token: team.admin.token })

    expect(body).toMatchObject({ id: pkg.id, apart: false, exchange: false, can_call_off: false })
    expect(body.serials).toHaveLength(2)
    expect(body.serials[0]).toMatchObject({
      points: expect.arrayContaining(['power', 'case']),
      pictures: [],
      condition: null,
      received_at: null,
    })
  })

  it('is linked from each of its units until the unit is appraised', async () => {
    const { team, pkg } = await aReturn()
    const { serial } = the(pkg.serials.slice(0, 1))
    const { token } = team.admin
    const named = await callApi<{ id: number }>('GET', `/unit-address?serial=${serial}`, { token })
    const path = `/equipment-management/${String(named.body.id)}`
    expect((await callApi<UnitDetail>('GET', path, { token })).body.open_return).toBe(pkg.id)
    await receive(team)
    await appraise(team)
    expect((await callApi<UnitDetail>('GET', path, { token })).body.open_return).toBeNull()
  })

  it('is not found for an outgoing package', async () => {
    const team = await aTeamAt('ONGOING')
    const [out] = await rowsOf<{ id: number }>('select id from packages where order_id = $1', [team.orderId])

    const { status } = await callApi('GET', `/returns/${String(out?.id)}`, { token: team.admin.token })

    expect(status).toBe(404)
  })
})

describe('the next step of a return', () => {
  it('follows from its stage, the received units and the expected day', () => {
    const at = (facts: Partial<Parameters<typeof returnTodo>[0]>) =>
      returnTodo({ status: 'AWAITING_RETURN', expectedOn: null, received: 0, ...facts }, '2026-11-22')
    expect(at({})).toBe('collect')
    expect(at({ status: 'STOPPED' })).toBe('collect')
    expect(at({ status: 'EQUIPMENT_RETURN' })).toBe('on_the_way')
    expect(at({ status: 'EQUIPMENT_RETURN', expectedOn: '2026-11-22' })).toBe('receive')
    expect(at({ status: 'EQUIPMENT_RETURN', received: 1 })).toBe('receive')
    expect(at({ status: 'PENDING_REPORT' })).toBe('appraise')
    expect(at({ status: 'DESTINATION' })).toBe('done')
    expect(at({ status: 'CANCELED' })).toBe('canceled')
  })
})
