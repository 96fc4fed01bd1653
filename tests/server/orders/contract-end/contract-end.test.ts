import { beginAddenda } from '@/server/orders/contract-end/begin-addenda'
import { addMonths } from '@/services/orders/business-days.rules'
import type { Renewal } from '@/services/orders/contract-end/contract-end.schema'
import type { Order, OrderSummary } from '@/services/orders/orders.schema'
import { toCents } from '@/services/simulation/money.rules'
import { callApi } from '@/tests/factories/http/call-api'
import {
  anOffer,
  answer,
  aRentalEnding,
  enterIndex,
  forgetIndexes,
  inDays,
  issue,
  lastMonth,
  mailsTo,
} from '@/tests/factories/orders/ending-rental'
import { aTeamAt, orderOf, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'

beforeEach(forgetIndexes)

describe('saying what shall happen when the contract ends', () => {
  it('does not move the order, notifies sales and shows in the list', async () => {
    const team = await aRentalEnding(45)
    const manager = await aStaffUser(['GERENTE VENDEDOR'])
    const before = await orderOf(team)

    const { status, body } = await team.asCustomer('PUT', '/contract-end', {
      choice: 'renew',
      duration_months: 24,
      message: 'Com as mesmas máquinas.',
    })

    expect(status).toBe(200)
    const { stage_name, turn, due_at, ends_on, monthly_fee } = before
    expect(body).toMatchObject({ stage_name, turn, due_at, ends_on, monthly_fee, version: before.version + 1 })
    expect(body.contract_end).toMatchObject({ choice: 'renew', duration_months: 24, addendum: null })
    expect((await historyOf('order', team.orderId)).at(-1)).toBe('say_contract_end')
    expect(await mailsTo(manager, '%:contract-end:%')).toEqual([
      `Pedido ${team.orderMaskId}: o cliente quer renovar por 24 meses no fim do contrato`,
    ])
    const listed = await callApi<{ results: OrderSummary[] }>(
      'GET',
      `/checkout-management?ends_within=60&ordering=ends_on&company_id=${String(team.companyId)}`,
      { token: team.admin.token },
    )
    expect(listed.body.results.map(({ contract_end }) => contract_end?.choice)).toEqual(['renew'])
  })

  it('may be changed, and asks for months only of a renewal', async () => {
    const team = await aRentalEnding(45)
    const say = (body: object) => team.asCustomer('PUT', '/contract-end', body)
    await expectRefusal(team.orderId, { status: 400 }, () => say({ choice: 'renew' }))
    await expectRefusal(team.orderId, { status: 400 }, () => say({ choice: 'return', duration_months: 12 }))
    await expectRefusal(team.orderId, { status: 400 }, () => say({ choice: 'renew', duration_months: 7 }))
    await say({ choice: 'renew', duration_months: 12 })

    expect((await say({ choice: 'return' })).body.contract_end).toMatchObject({
      choice: 'return',
      duration_months: null,
    })
  })

  it('exists while the rental runs, and then alone', async () => {
    const team = await aTeamAt('DELIVERY_TERM')
    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () =>
      team.asCustomer('PUT', '/contract-end', { choice: 'return' }),
    )
  })
})

describe('the preview of a renewal', () => {
  const preview = (team: Team, query = 'duration_months=24') =>
    callApi<Renewal>('GET', `${team.checkout}/renewal?${query}`, { token: team.customer.token })

  it('reports the index as unknown until staff have entered it', async () => {
    const team = await aRentalEnding(45)
    const { monthly_fee } = await orderOf(team)

    expect((await preview(team)).body).toEqual({
      duration_months: 24,
      begins_on: inDays(45),
      ends_on: addMonths(inDays(45), 24),
      monthly_fee_before: monthly_fee,
      monthly_fee,
      readjustment: null,
      kept_because: 'no_index',
    })
    await enterIndex(team.admin.token)
    const { readjustment, kept_because, ...fees } = (await preview(team)).body
    expect(readjustment).toEqual({ index: 'IPCA', month: lastMonth, rate: '4.68' })
    expect(kept_because).toBeNull()
    expect(toCents(fees.monthly_fee)).toBe(Math.round((toCents(monthly_fee) * 10_468) / 10_000))
  })

  it('is refused where nothing is rented', async () => {
    const team = await aTeamAt('DELIVERY_TERM')
    expect((await preview(team)).status).toBe(409)
  })
})

describe('an addendum', () => {
  it('is issued, accepted, moves the end at once and the fee on its first day', async () => {
    const team = await aRentalEnding(45)
    await enterIndex(team.admin.token)
    const before = await orderOf(team)
    await team.asCustomer('PUT', '/contract-end', { choice: 'renew', duration_months: 24 })
    const offer = await anOffer(team)
    expect(await mailsTo(team.customer, '%:addendum:%')).toEqual([
      `Pedido ${team.orderMaskId}: o aditivo AD-1 espera o seu aceite`,
    ])
    // What is entered later changes nothing that was offered.
    await enterIndex(team.admin.token, { rate: '9.99' })

    const { body } = await answer(team, offer)

    expect(body).toMatchObject({
      stage_name: 'ONGOING',
      ends_on: addMonths(inDays(45), 24),
      addendum_number: 'AD-1',
      monthly_fee: before.monthly_fee,
      contract_end: null,
      addenda: [{ status: 'accepted', readjustment: { rate: '4.68' } }],
    })
    await beginAddenda(new Date(`${inDays(44)}T15:00:00Z`))
    expect((await orderOf(team)).monthly_fee).toBe(before.monthly_fee)

    await beginAddenda(new Date(`${inDays(45)}T15:00:00Z`))
    await beginAddenda(new Date(`${inDays(46)}T15:00:00Z`))

    const begun = await orderOf(team)
    expect(begun).toMatchObject({ monthly_fee: offer.monthly_fee, version: body.version + 1 })
    expect(begun.lines.at(-1)).toMatchObject({ kind: 'readjustment', label: expect.stringContaining('4,68%') })
    const cents = (amount: string) => toCents(amount)
    expect(begun.lines.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(begun.monthly_fee))
    expect((await historyOf('order', team.orderId)).slice(-3)).toEqual([
      'issue_addendum',
      'accept_addendum',
      'addendum_begins',
    ])
  })

  it('begins with its acceptance on the last day of the contract', async () => {
    const team = await aRentalEnding(0)
    await enterIndex(team.admin.token)
    const offer = await anOffer(team)

    expect((await answer(team, offer)).body.monthly_fee).toBe(offer.monthly_fee)
  })

  it('can be refused with a reason, and offered again under another number', async () => {
    const team = await aRentalEnding(45)
    const offer = await anOffer(team)
    const refuse = (body: object) => answer(team, offer, { accepted: false, ...body })
    await expectRefusal(team.orderId, { status: 400, error: 'A justificativa da recusa é obrigatória.' }, () =>
      refuse({}),
    )

    const { body } = await refuse({ message: 'Caro demais.' })

    expect(body).toMatchObject({ contract_end: { addendum: 'refused' }, addenda: [{ status: 'refused' }] })
    expect(body.history[0]).toMatchObject({ action: 'refuse_addendum', message: 'Caro demais.' })
    await expectRefusal(team.orderId, { status: 409, error: /já tem um aditivo AD-1/ }, () => issue(team))
    expect((await issue(team, { number: 'AD-2' })).body.contract_end).toMatchObject({ addendum: 'open' })
  })

  it('waits one at a time, and can be taken back', async () => {
    const team = await aRentalEnding(45)
    const offer = await anOffer(team)
    await expectRefusal(team.orderId, { status: 409, code: 'conflict' }, () => issue(team, { number: 'AD-2' }))

    const { body } = await team.asAdmin('DELETE', `/addenda/${String(offer.id)}`)

    expect(body).toMatchObject({ contract_end: { addendum: null }, addenda: [{ status: 'withdrawn' }] })
    await expectRefusal(team.orderId, { status: 409, code: 'conflict' }, () => answer(team, offer))
  })

  it('cannot be accepted once its first day is over, nor when it is another order’s', async () => {
    const team = await aRentalEnding(45)
    const other = await anOffer(await aRentalEnding(45))
    const offer = await anOffer(team)
    await expectRefusal(team.orderId, { status: 409, error: /não espera mais resposta/ }, () => answer(team, other))
    await rowsOf('update order_addenda set begins_on = $2 where id = $1', [offer.id, inDays(-1)])

    await expectRefusal(team.orderId, { status: 409, error: /^O prazo para aceitar era/ }, () => answer(team, offer))
  })

  it('is accepted once, by whoever comes first', async () => {
    const team = await aRentalEnding(45)
    const offer = await anOffer(team)

    const answers = await Promise.all([
      answer(team, offer),
      answer(team, offer, { accepted: false, message: 'Não.' }),
      team.asAdmin('DELETE', `/addenda/${String(offer.id)}`),
      answer(team, offer),
    ])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('is issued by sales, and keeps the rental from rolling back to the delivery term', async () => {
    const team = await aRentalEnding(45)
    for (const group of ['FINANCEIRO', 'OPERAÇÃO', 'JURÍDICO'] as const) {
      const { token } = await aStaffUser([group])
      const body = { number: 'AD-1', duration_months: 24, index: null }
      await expectRefusal(team.orderId, { status: 403 }, () =>
        callApi<Order>('POST', `${team.managed}/addenda`, { token, body }),
      )
    }
    const offer = await anOffer(team)
    const undo = () => team.asAdmin('PUT', '/undo-stage', { stage_name: 'ONGOING', message: 'Engano.' })
    await expectRefusal(team.orderId, { status: 409, error: /aditivo espera a resposta/ }, undo)
    await answer(team, offer)
    await expectRefusal(team.orderId, { status: 409, error: /já foi renovado/ }, undo)
  })
})

describe('asking the customer about the end', () => {
  const ask = (team: Team) => team.asAdmin('POST', '/contract-end/question')

  it('mails the customer’s people and is in the history', async () => {
    const team = await aRentalEnding(45)
    const { status, body } = await ask(team)
    expect([status, body.stage_name, body.turn]).toEqual([200, 'ONGOING', null])
    expect((await historyOf('order', team.orderId)).at(-1)).toBe('contract_end_asked')
    expect(await mailsTo(team.customer, '%:end-question:%')).toEqual([
      `Pedido ${team.orderMaskId}: o que você quer fazer quando o contrato terminar?`,
    ])
  })

  it.each<[string, RegExp, () => Promise<Team>]>([
    ['far from the end', /ainda não está perto do fim/, () => aRentalEnding(120)],
    [
      'twice within a day',
      /últimas 24 horas/,
      async () => {
        const team = await aRentalEnding(45)
        await ask(team)
        return team
      },
    ],
    [
      'once they have chosen',
      /já disse o que quer/,
      async () => {
        const team = await aRentalEnding(45)
        await team.asCustomer('PUT', '/contract-end', { choice: 'return' })
        return team
      },
    ],
  ])('is refused %s', async (_, error, prepare) => {
    const team = await prepare()
    await expectRefusal(team.orderId, { status: 409, error }, () => ask(team))
  })
})
