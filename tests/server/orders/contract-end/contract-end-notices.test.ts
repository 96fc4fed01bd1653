import { notifyContractEnds } from '@/server/orders/contract-end/notify-contract-end'
import { addDays, addMonths } from '@/services/orders/business-days.rules'
import type { EndingSummary } from '@/services/orders/contract-end/contract-end.schema'
import { callApi } from '@/tests/factories/http/call-api'
import {
  anOffer,
  answer,
  aRentalEnding,
  enterIndex,
  inDays,
  lastMonth,
  mailsTo,
  today,
} from '@/tests/factories/orders/ending-rental'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

describe('the notices before the end', () => {
  const at = (day: string) => new Date(`${day}T11:00:00Z`)
  const noticesTo = (person: { email: string }) => mailsTo(person, '%:ends:%')

  it('are one mail a person at 90, 60 and 30 days, however often the job runs', async () => {
    const team = await aRentalEnding(90)
    const said = (days: number) => `Pedido ${team.orderMaskId}: o contrato termina em ${String(days)} dias`

    await notifyContractEnds(at(today))
    await notifyContractEnds(at(today))
    await Promise.all([notifyContractEnds(at(inDays(1))), notifyContractEnds(at(inDays(1)))])
    expect(await noticesTo(team.customer)).toEqual([said(90)])

    // Nothing ran for a month: the one that is due now goes out, not those that were missed.
    await notifyContractEnds(at(inDays(65)))
    expect(await noticesTo(team.customer)).toEqual([said(90), said(25)])
  })

  it('start over for the new end after a renewal, and stop for what is returned', async () => {
    const team = await aRentalEnding(60)
    await answer(team, await anOffer(team, { duration_months: 12 }))
    await notifyContractEnds(at(today))
    expect(await noticesTo(team.customer)).toEqual([])
    const returned = await aRentalEnding(60)
    await returned.asCustomer('POST', '/return-request', {})
    await notifyContractEnds(at(today))
    expect(await noticesTo(returned.customer)).toEqual([])

    await notifyContractEnds(at(addDays(addMonths(inDays(60), 12), -30)))
    expect(await noticesTo(team.customer)).toHaveLength(1)
  })

  it('are not mailed to who wants no mail about them', async () => {
    const team = await aRentalEnding(30)
    const manager = await aUser({ company: team.company })
    await rowsOf("insert into notification_choices (user_id, kind, mail) values ($1, 'contract_end', false)", [
      manager.id,
    ])

    await notifyContractEnds(at(today))

    expect(await noticesTo(manager)).toEqual([])
    expect(await noticesTo(team.customer)).toHaveLength(1)
  })
})

describe('how many contracts end', () => {
  it('counts those that have ended and those within 30, 60 and 90 days, of the companies that one sees', async () => {
    const rentals = await Promise.all([-3, 10, 45, 80, 200].map((days) => aRentalEnding(days)))
    const permitted = rentals.map(({ company }) => company)
    const { token } = await aStaffUser(['VENDEDOR'], { permitted })

    const { body } = await callApi<EndingSummary>('GET', '/contract-ends/summary', { token })

    expect(body).toEqual({ ended: 1, within_30: 2, within_60: 3, within_90: 4 })
  })
})

describe('the indexes that staff keep', () => {
  it('are entered once a month has passed, corrected with a trace, and listed newest first', async () => {
    const { token } = await aStaffUser(['FINANCEIRO'])
    await enterIndex(token)
    const { body } = await enterIndex(token, { rate: '4.72' })

    expect(body).toEqual([expect.objectContaining({ index: 'IPCA', month: lastMonth, rate: '4.72' })])
    const history = await rowsOf<{ before: unknown; after: unknown }>(
      `select before, after from event_logs where model_name = 'readjustment_index' order by id desc limit 1`,
    )
    expect(history).toEqual([
      { before: expect.objectContaining({ rate: '4.68' }), after: expect.objectContaining({ rate: '4.72' }) },
    ])
    expect((await enterIndex(token, { month: today.slice(0, 7) })).status).toBe(400)
    expect((await enterIndex(token, { rate: '250.00' })).status).toBe(400)
    expect((await enterIndex(token, { month: '2026-13' })).status).toBe(400)
  })
})
