import { flawlessAppraisal, MISSING_UNIT } from '@/services/logistics/returns/appraisal.rules'
import { CHECKLIST_POINTS } from '@/services/logistics/returns/checklist.rules'
import type { ReturnDetail } from '@/services/logistics/returns/return-detail.schema'
import type { Order } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt, receive, returnsOf, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal, stateOf } from '@/tests/factories/orders/order-state'
import { rowsOf } from '@/tests/factories/rows'

const flawless = flawlessAppraisal(CHECKLIST_POINTS)
const broken = {
  condition: 'damaged',
  destination: 'IN_MAINTENANCE',
  comment: 'Trincada no canto.',
  checklist: { ...flawless.checklist, screen: 'bad' },
}

/** A return of two units, of which the first is appraised as this. */
async function anAppraisedUnit(found: object, { units = 2 } = {}) {
  const team = await aTeamAt('RETURNING', { quantity: units })
  await receive(team)
  const [pkg] = await returnsOf(team)
  const serials = pkg?.serials.map(({ serial }) => serial) ?? []
  const path = `/package-management/${String(pkg?.id)}/appraisal`
  await callApi('POST', path, { token: team.admin.token, body: { items: [{ serial: serials[0], ...found }] } })
  const at = `${path}/${serials[0] ?? ''}`
  const undo = (of: string) => callApi<Order>('DELETE', `${path}/${of}`, { token: team.admin.token })
  return {
    team,
    id: pkg?.id ?? 0,
    serial: serials[0] ?? '',
    undo: () => undo(serials[0] ?? ''),
    undoOther: () => undo(serials[1] ?? ''),
    correct: (body: object) => callApi<Order>('PUT', at, { token: team.admin.token, body }),
  }
}

const rentalsOf = async ({ orderId }: Team) =>
  (await stateOf(orderId)).rentals.map(({ closed_at }) => closed_at === null)

/** The unit's life since it came back. */
const lifeOf = (serial: string) =>
  rowsOf(
    `select e.event_type as event, e.unit_status as status from unit_events e join equipment_units u on u.id = e.unit_id
    where u.serial = $1 and e.id > (select max(id) from unit_events where unit_id = u.id and event_type = 'DELIVERED') order by e.id`,
    [serial],
  )

const detailOf = async (team: Team, id: number): Promise<ReturnDetail> =>
  (await callApi<ReturnDetail>('GET', `/returns/${String(id)}`, { token: team.admin.token })).body

describe('undoing the appraisal of a returned unit', () => {
  it('leaves unit, rental and return as they were, and both steps in the history', async () => {
    const { team, serial, undo } = await anAppraisedUnit(flawless)

    const { status, body } = await undo()

    expect(status).toBe(200)
    expect(body.packages.at(-1)).toMatchObject({ delivery_status: 'RETURN_RECEIVED', appraisal_date: null })
    expect(body.packages.at(-1)?.serials[0]).toMatchObject({ condition: null, destination: null, checklist: null })
    expect(await rentalsOf(team)).toEqual([true, true])
    expect(await lifeOf(serial)).toEqual([
      { event: 'RETURN_REQUESTED', status: 'IN_USE' },
      { event: 'RECEIVED', status: 'RETURNED' },
      { event: 'APPRAISED', status: 'UP_FOR_RENTAL' },
      { event: 'APPRAISAL_UNDONE', status: 'RETURNED' },
    ])
    expect(body.history.slice(0, 2).map(({ action }) => action)).toEqual(['undo_appraisal', 'appraise_return'])
  })

  it('opens a return again that had come to its end', async () => {
    const { undo } = await anAppraisedUnit(flawless, { units: 1 })

    const { body } = await undo()

    expect(body.packages.at(-1)).toMatchObject({ delivery_status: 'RETURN_RECEIVED', appraisal_date: null })
    expect(body.allowed_actions).not.toContain('finish_order')
    expect(body.allowed_actions).toContain('appraise_return')
  })

  it('is refused for a unit that has moved on, that was not appraised, and once the order is finished', async () => {
    const { team, id, serial, undo } = await anAppraisedUnit(broken, { units: 1 })
    const [unit] = await rowsOf<{ id: number }>('select id from equipment_units where serial = $1', [serial])
    expect((await detailOf(team, id)).serials[0]?.correctable).toBe(true)
    await callApi('PUT', `/equipment-management/${String(unit?.id)}/status`, {
      token: team.admin.token,
      body: { status: 'UP_FOR_RENTAL', message: 'Consertada.' },
    })

    await expectRefusal(team.orderId, { status: 409, code: 'conflict', error: /já seguiu em frente/ }, undo)
    expect((await detailOf(team, id)).serials[0]?.correctable).toBe(false)

    const other = await anAppraisedUnit(flawless, { units: 1 })
    await other.team.asAdmin('PUT', '/stage', { stage_name: 'RETURNING', approved: true })
    await expectRefusal(other.team.orderId, { status: 409, code: 'stage_changed' }, other.undo)
    expect((await detailOf(other.team, other.id)).serials[0]?.correctable).toBe(false)

    const third = await anAppraisedUnit(flawless)
    await expectRefusal(third.team.orderId, { status: 409, error: /ainda não foi avaliado/ }, third.undoOther)
  })

  it('is refused while orders count on the unit', async () => {
    const { team, serial, undo } = await anAppraisedUnit(flawless)
    await rowsOf(
      `insert into stock_holds (order_id, product_id, quantity, expires_at)
      select $1, product_id, 1, now() + interval '1 day' from equipment_units where serial = $2`,
      [team.orderId, serial],
    )

    await expectRefusal(team.orderId, { status: 409, code: 'out_of_stock' }, undo)
    await rowsOf(`update stock_holds set released_at = now(), release_reason = 'released' where order_id = $1`, [
      team.orderId,
    ])
  })
})

describe('correcting the appraisal of a returned unit', () => {
  it('sends it elsewhere and keeps what was said before', async () => {
    const { team, id, serial, correct } = await anAppraisedUnit(flawless)

    const { body } = await correct(broken)

    expect(body.packages.at(-1)).toMatchObject({ delivery_status: 'APPRAISAL' })
    expect(body.packages.at(-1)?.serials[0]).toMatchObject(broken)
    expect(await rentalsOf(team)).toEqual([false, true])
    expect((await lifeOf(serial)).slice(-2)).toEqual([
      { event: 'APPRAISAL_UNDONE', status: 'RETURNED' },
      { event: 'APPRAISED', status: 'IN_MAINTENANCE' },
    ])
    const [entry] = await rowsOf<{ action: string; before: object; after: object }>(
      `select action, before, after from event_logs where model_name = 'order' and object_id = $1 order by id desc limit 1`,
      [team.orderId],
    )
    expect(entry).toMatchObject({
      action: 'correct_appraisal',
      before: { serials: [serial], condition: 'good', destination: 'UP_FOR_RENTAL', findings: null, faults: [] },
      after: { condition: 'damaged', destination: 'IN_MAINTENANCE', findings: 'Trincada no canto.', faults: ['Tela'] },
    })
    expect((await detailOf(team, id)).serials[0]?.correctable).toBe(true)
  })

  it('takes back a unit that was counted as lost', async () => {
    const { team, serial, correct } = await anAppraisedUnit(MISSING_UNIT)

    expect((await correct(flawless)).status).toBe(200)

    expect((await lifeOf(serial)).at(-1)).toEqual({ event: 'APPRAISED', status: 'UP_FOR_RENTAL' })
    expect(await rentalsOf(team)).toEqual([false, true])
  })

  it('needs what an appraisal needs, and changes nothing without', async () => {
    const { team, correct } = await anAppraisedUnit(flawless)

    await expectRefusal(team.orderId, { status: 400, error: /falta responder/ }, () =>
      correct({ condition: 'good', destination: 'UP_FOR_RENTAL' }),
    )
  })
})
