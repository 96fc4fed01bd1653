import { toDay } from '@/services/format/format.rules'
import { addDays, addMonths } from '@/services/orders/business-days.rules'
import type { Order } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { upload } from '@/tests/factories/http/files.factory'
import {
  aTeam,
  aTeamAt,
  documentId,
  orderOf,
  pack,
  putUpTerm,
  signTerm,
  type Team,
  walkTo,
} from '@/tests/factories/orders/order-road'
import { expectRefusal, stateOf } from '@/tests/factories/orders/order-state'

const today = toDay(new Date())
const tomorrow = addDays(today, 1)
const yesterday = addDays(today, -1)

const event = (team: Team, body: object) => team.asAdmin('POST', '/events', body)
const complete = (team: Team, stage_name: string) => team.asAdmin('PUT', '/stage', { stage_name, approved: true })

describe('delivery information of packages', () => {
  it('is recorded for every package without it, or for the given one', async () => {
    const team = await aTeamAt('PACKAGING', { addresses: 2, quantity: 2 })
    const [first, second] = (await orderOf(team)).packages

    await event(team, { stage_name: 'PACKAGING', date: tomorrow, package_id: second?.id })
    const { body } = await event(team, { stage_name: 'PACKAGING', date: today })

    expect(body.packages.map(({ id, delivery_eta }) => [id, delivery_eta])).toEqual([
      [first?.id, today],
      [second?.id, tomorrow],
    ])
    await expectRefusal(team.orderId, { status: 409, error: 'Todos os volumes já têm essa informação.' }, () =>
      event(team, { stage_name: 'PACKAGING', date: tomorrow }),
    )
    const corrected = await event(team, { stage_name: 'PACKAGING', date: tomorrow, package_id: first?.id })
    expect(corrected.body.packages[0]?.delivery_eta).toBe(tomorrow)
  })

  it('is refused for a past date, an invalid or missing value and an unknown stage', async () => {
    const team = await aTeamAt('PACKAGING')
    const refused = (error: string, body: object) =>
      expectRefusal(team.orderId, { status: 400, code: 'invalid', error }, () => event(team, body))

    await refused('A previsão de entrega não pode estar no passado.', { stage_name: 'PACKAGING', date: yesterday })
    await refused('Use uma data como 24/11/2026', { stage_name: 'PACKAGING', date: '2026-02-30' })
    await refused('Preencha esse campo', { stage_name: 'PACKAGING' })
    await refused('Preencha esse campo', { stage_name: 'SHIPPING', date: today })
    await refused('Escolha uma das opções', { stage_name: 'ONGOING', date: today })
  })

  it('is refused for a delivery in the future or before the sending, and for a package of another order', async () => {
    const team = await aTeamAt('DELIVERY_INFO')
    const other = await aTeam()
    const [foreign] = (await orderOf(other)).packages

    await expectRefusal(team.orderId, { status: 400, error: /futuro/ }, () =>
      event(team, { stage_name: 'DELIVERY_INFO', date: tomorrow }),
    )
    await expectRefusal(team.orderId, { status: 400, error: /antes do envio/ }, () =>
      event(team, { stage_name: 'DELIVERY_INFO', date: yesterday }),
    )
    await expectRefusal(team.orderId, { status: 404 }, () =>
      event(team, { stage_name: 'DELIVERY_INFO', date: today, package_id: foreign?.id }),
    )
    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () =>
      event(team, { stage_name: 'SHIPPING', date: today, message: 'BR1' }),
    )
  })

  it('completes the stage when every package has it', async () => {
    const team = await aTeamAt('PACKAGING', { addresses: 2, quantity: 2 })
    const [first] = (await orderOf(team)).packages
    await expectRefusal(team.orderId, { status: 409, error: 'Faltam 2 seriais nos volumes.' }, () =>
      complete(team, 'PACKAGING'),
    )
    await pack(team)
    await event(team, { stage_name: 'PACKAGING', date: today, package_id: first?.id })
    await expectRefusal(team.orderId, { status: 409, error: 'Falta data prevista de entrega em 1 volume.' }, () =>
      complete(team, 'PACKAGING'),
    )
    await event(team, { stage_name: 'PACKAGING', date: today })

    const { body } = await complete(team, 'PACKAGING')

    expect(body).toMatchObject({ stage_name: 'SHIPPING' })
    expect(body.packages.map(({ delivery_status, state }) => [delivery_status, state])).toEqual([
      ['WAITING_SHIPMENT', 'PACKAGING'],
      ['WAITING_SHIPMENT', 'PACKAGING'],
    ])
  })

  it('sets the units’ address to that of their package', async () => {
    const team = await aTeamAt('DELIVERY_TERM', { addresses: 2, quantity: 2 })

    const { units } = await stateOf(team.orderId)

    expect(units.map(({ status, company_id, address_id }) => [status, company_id, address_id])).toEqual(
      team.addresses.map(({ id }) => ['IN_USE', team.companyId, id]),
    )
  })
})

describe('the delivery term', () => {
  it('waits for staff, then the customer, then staff, who complete it', async () => {
    const team = await aTeamAt('DELIVERY_TERM')
    expect(await orderOf(team)).toMatchObject({ turn: 'staff', turn_groups: ['OPERAÇÃO', 'ADMINISTRADOR'] })
    await expectRefusal(team.orderId, { status: 409, error: /cópia assinada/ }, () => complete(team, 'DELIVERY_TERM'))
    await putUpTerm(team)
    expect(await orderOf(team)).toMatchObject({ turn: 'customer' })
    await signTerm(team)
    expect(await orderOf(team)).toMatchObject({ turn: 'staff' })

    const { body } = await complete(team, 'DELIVERY_TERM')

    expect(body).toMatchObject({ stage_name: 'ONGOING', turn: null, ends_on: addMonths(today, 24) })
    const [order] = (await stateOf(team.orderId)).orders
    expect([order?.starts_on, order?.ends_on]).toEqual([today, addMonths(today, 24)])
  })

  it('returns to staff when the customer reports a fault; staff upload another one', async () => {
    const team = await aTeamAt('DELIVERY_TERM')
    await putUpTerm(team)

    const { body } = await team.asCustomer('POST', '/term-issues', { message: 'Faltou um carregador.' })

    expect(body).toMatchObject({ stage_name: 'DELIVERY_TERM', stage_state: 'reproved', turn: 'staff' })
    expect(termOf(body)).toMatchObject({ approved: false, message: 'Faltou um carregador.' })
    const path = `${team.checkout}/documents/${String(await documentId(team, 'DELIVERY_TERM'))}/files`
    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () =>
      upload(path, { token: team.customer.token, fields: { kind: 'signed' } }),
    )
    await putUpTerm(team)
    const again = await orderOf(team)
    expect(again).toMatchObject({ stage_state: 'waiting', turn: 'customer' })
    expect(termOf(again)).toMatchObject({ approved: null, message: null, files: [{ name: 'termo.pdf' }] })
    expect((await walkTo(team, 'ONGOING')).stage_name).toBe('ONGOING')
  })

  it('requires a description of the fault', async () => {
    const team = await aTeamAt('DELIVERY_TERM')
    await putUpTerm(team)

    await expectRefusal(team.orderId, { status: 400 }, () => team.asCustomer('POST', '/term-issues', { message: '' }))
    await expectRefusal(team.orderId, { status: 400 }, () => team.asCustomer('POST', '/term-issues', {}))
  })
})

const termOf = ({ documents }: Order) => documents.find(({ document_type }) => document_type === 'DELIVERY_TERM')

describe('a package', () => {
  const update = (team: Team, id: number | undefined, body: object) =>
    callApi<Order>('PUT', `/package-management/${String(id)}`, { token: team.admin.token, body })

  it('moves between the internal stages that its order’s stage allows', async () => {
    const team = await aTeamAt('PACKAGING')
    const [pkg] = (await orderOf(team)).packages

    const { body } = await update(team, pkg?.id, {
      delivery_status: 'INSTALLING_SOFTWARE',
      comment: 'Imagem corporativa',
    })

    expect(body.packages[0]).toMatchObject({
      delivery_status: 'INSTALLING_SOFTWARE',
      comment: 'Imagem corporativa',
      state: 'PACKAGING',
    })
    expect(body.history[0]).toMatchObject({ action: 'update_package' })
    await expectRefusal(team.orderId, { status: 400, error: /não pode ir para essa etapa/ }, () =>
      update(team, pkg?.id, { delivery_status: 'DELIVERED' }),
    )
  })

  it('can be said to have been asked for on an earlier day, not on a later one', async () => {
    const team = await aTeamAt('PACKAGING')
    const [pkg] = (await orderOf(team)).packages

    const { body } = await update(team, pkg?.id, { request_date: yesterday })

    expect(body.packages[0]?.request_date).toBe(yesterday)
    for (const request_date of [tomorrow, null])
      await expectRefusal(team.orderId, { status: 400 }, () => update(team, pkg?.id, { request_date }))
  })

  it('cannot lose the tracking code that moved its order on', async () => {
    const team = await aTeamAt('DELIVERY_INFO')
    const [pkg] = (await orderOf(team)).packages

    await expectRefusal(team.orderId, { status: 400, error: /não pode ficar vazia/ }, () =>
      update(team, pkg?.id, { tracking_code: null }),
    )
    expect((await update(team, pkg?.id, { tracking_code: 'BR2' })).body.packages[0]?.tracking_code).toBe('BR2')
  })

  it('keeps its delivery date once the rental counts from it', async () => {
    const team = await aTeamAt('ONGOING')
    const [pkg] = (await orderOf(team)).packages

    await expectRefusal(team.orderId, { status: 400, error: /já começou/ }, () =>
      update(team, pkg?.id, { delivery_date: yesterday }),
    )
  })
})
