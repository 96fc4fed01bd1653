import type { EventLog } from '@/services/audit/audit.schema'
import { toDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { logFacts } from '@/services/orders/history/order-log-facts.rules'
import type { Order } from '@/services/orders/orders.schema'
import { anInvoice } from '@/tests/factories/billing/invoices.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt, returnsOf, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

const today = toDay(new Date())
const daysAgo = (days: number) => addDays(today, -days)

/** A return, asked for, of units that were delivered twenty days ago. */
async function aReturn() {
  const team = await aTeamAt('RETURNING', { quantity: 2 })
  await rowsOf(`update packages set delivery_date = $2 where order_id = $1 and package_type <> 'return'`, [
    team.orderId,
    daysAgo(20),
  ])
  const [pkg] = await returnsOf(team)
  const change = (body: object) =>
    callApi<Order>('PUT', `/package-management/${String(pkg?.id)}`, { token: team.admin.token, body })
  return { team, id: pkg?.id ?? 0, change }
}

const collectedOn = async (team: Team) => (await returnsOf(team))[0]?.sending_date

async function lastEntry({ history }: Order) {
  const sql = 'select before, after from event_logs where id = $1'
  const [entry] = await rowsOf<{ before: object; after: object }>(sql, [history[0]?.id])
  return entry
}

async function companyOf(id: number) {
  const rows = await rowsOf<{ id: number; corporate_name: string; trade_name: string; cnpj: string; uf: string }>(
    'select * from companies where id = $1',
    [id],
  )
  const { corporate_name: corporateName, trade_name: tradeName, ...rest } = the(rows)
  return { ...rest, corporateName, tradeName }
}

describe('collecting a return', () => {
  it('records the day, today unless staff name another one', async () => {
    const { team, change } = await aReturn()

    await change({ delivery_status: 'EQUIPMENT_RETURN' })
    expect(await collectedOn(team)).toBe(today)
  })

  it('shows customers the day that staff named, which history has too', async () => {
    const { team, change } = await aReturn()

    const { body } = await change({ delivery_status: 'EQUIPMENT_RETURN', sending_date: daysAgo(3) })

    expect(await lastEntry(body)).toMatchObject({ before: { collected_on: null }, after: { collected_on: daysAgo(3) } })
    const seen = await team.asCustomer('GET')
    expect(seen.body.packages.find(({ package_type }) => package_type === 'return')?.sending_date).toBe(daysAgo(3))
  })

  it('is corrected while the order is open, also after the receipt', async () => {
    const { team, change } = await aReturn()
    await change({ delivery_status: 'EQUIPMENT_RETURN' })
    await change({ delivery_status: 'RETURN_RECEIVED' })

    const { status, body } = await change({ sending_date: daysAgo(2) })

    expect(status).toBe(200)
    expect(await collectedOn(team)).toBe(daysAgo(2))
    expect((await lastEntry(body))?.after).not.toHaveProperty('billed')
  })

  it('is corrected also after an invoice has used it, and history says so', async () => {
    const { team, id, change } = await aReturn()
    await change({ delivery_status: 'EQUIPMENT_RETURN', sending_date: daysAgo(2) })
    const month = `${daysAgo(2).slice(0, 7)}-01`
    const [unit] = await rowsOf<{ unit_id: number; position_id: number }>(
      `select i.unit_id, r.id as position_id from return_items i join rentals r using (unit_id) where i.package_id = $1`,
      [id],
    )
    const company = await companyOf(team.companyId)
    await anInvoice({
      company,
      period: month,
      lines: [
        {
          measurements: [
            { orderId: team.orderId, unitId: unit?.unit_id ?? 0, positionId: unit?.position_id ?? 0, period: month },
          ],
        },
      ],
    })

    const { body } = await change({ sending_date: daysAgo(4) })

    expect((await lastEntry(body))?.after).toMatchObject({ collected_on: daysAgo(4), billed: true })
    const staff = await callApi<{ results: EventLog[] }>(
      'GET',
      `/event-logs/${String(team.orderId)}?model_name=order`,
      team.admin,
    )
    expect(logFacts(staff.body.results[0] ?? { before: null, after: null })).toContainEqual({
      label: 'Já faturado',
      after: 'acerto na próxima fatura',
    })
  })

  it('keeps the day on receipt', async () => {
    const { team, change } = await aReturn()
    await change({ delivery_status: 'EQUIPMENT_RETURN', sending_date: daysAgo(1) })
    await change({ delivery_status: 'RETURN_RECEIVED' })
    expect(await collectedOn(team)).toBe(daysAgo(1))
  })

  it.each(['AWAITING_RETURN', 'STOPPED'])('loses its day when it is undone by a move to %s', async (to) => {
    const { team, change } = await aReturn()
    await change({ delivery_status: 'EQUIPMENT_RETURN', sending_date: daysAgo(1) })
    await change({ delivery_status: to })
    expect(await collectedOn(team)).toBeNull()
  })

  it.each([
    ['in the future', addDays(today, 1), 'A coleta não pode estar no futuro.'],
    ['before the delivery of its units', daysAgo(21), 'A coleta não pode ser antes da entrega, em '],
  ])('is refused %s', async (_, day, sentence) => {
    const { team, change } = await aReturn()
    await expectRefusal(team.orderId, { status: 400, error: sentence }, () =>
      change({ delivery_status: 'EQUIPMENT_RETURN', sending_date: day }),
    )
  })

  it('has no day before it is moved', async () => {
    const { team, change } = await aReturn()
    await expectRefusal(team.orderId, { status: 400, error: 'Essa devolução ainda não foi recolhida.' }, () =>
      change({ sending_date: today }),
    )
  })

  it('cannot be received before it was collected', async () => {
    const { team, change } = await aReturn()
    await change({ delivery_status: 'EQUIPMENT_RETURN' })
    const error = 'O recebimento não pode ser antes da coleta, em '
    await expectRefusal(team.orderId, { status: 400, error }, () =>
      change({ delivery_status: 'RETURN_RECEIVED', delivery_date: daysAgo(1) }),
    )
  })
})
