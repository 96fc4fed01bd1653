import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt } from '@/tests/factories/orders/order-road'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import {
  aDesk,
  aRentedDesk,
  aTicket,
  bellsOf,
  historyOf,
  messagesOf,
  open,
  ticketOf,
} from '@/tests/factories/tickets/tickets.factory'

const countTickets = async () => Number((await rowsOf<{ n: string }>('select count(*) as n from tickets'))[0]?.n)

describe('opening a ticket', () => {
  it('puts it in front of the staff with what was promised', async () => {
    const { member, operator } = await aDesk()
    const ticket = await aTicket(member)
    expect(ticket).toMatchObject({
      status: 'PENDING',
      waiting_for: 'staff',
      opened_by: { name: 'Bruno Tavares' },
      assignee: null,
      sla: { package: 'Essencial', calendar: 'business', first_response_at: null, paused: false },
      allowed_actions: ['reply', 'close'],
      unread: false,
    })
    expect(ticket.id).toBeGreaterThan(1_000)
    expect(await messagesOf(operator, ticket.id)).toMatchObject([
      { kind: 'public', side: 'customer', text: 'Desliga depois de uns 20 minutos, mesmo na tomada.' },
    ])
    expect(await historyOf(ticket.id)).toEqual(['opened'])
    expect(await bellsOf(operator)).toEqual(['ticket_new'])
  })

  it('names the unit and its order, and keeps serial and model for later', async () => {
    const { member, unit, product, team } = await aRentedDesk()
    const ticket = await aTicket(member, { unit_id: unit.id })
    expect(ticket.unit).toMatchObject({ id: unit.id, serial: unit.serial, product: product.name, status: 'IN_USE' })
    expect(ticket.order).toEqual({ order_mask_id: team.orderMaskId })
  })

  it('asks for the exchange of the unit in the same step', async () => {
    const { member, unit } = await aRentedDesk()
    const ticket = await aTicket(member, { unit_id: unit.id, exchange: true })
    expect(ticket.exchange).toMatchObject({ status: 'REQUESTED', decided_at: null, delivered_at: null })
    expect(ticket.exchange?.due_at).not.toBeNull()
  })

  it('creates nothing when the unit cannot be exchanged', async () => {
    const { member, unit } = await aRentedDesk()
    await aTicket(member, { unit_id: unit.id, exchange: true })
    const before = await countTickets()
    const again = await open(member, { unit_id: unit.id, exchange: true })
    expect(again).toMatchObject({ status: 400, body: { fields: { unit_id: [expect.stringContaining(unit.serial)] } } })
    expect(await countTickets()).toBe(before)
    expect(await open(member, { exchange: true })).toMatchObject({
      status: 400,
      body: { fields: { unit_id: [expect.any(String)] } },
    })
    expect(await open(member, { unit_id: unit.id, exchange: true, category: 'QUESTION' })).toMatchObject({
      status: 400,
    })
  })

  it('refuses what does not belong together', async () => {
    const { member, manager, units, unit, team } = await aRentedDesk()
    const other = await aTeamAt('ONGOING')
    const [, ofNobody] = units
    expect(await open(member, { unit_id: ofNobody?.id })).toMatchObject({
      status: 400,
      body: { fields: { unit_id: [expect.any(String)] } },
    })
    expect(await open(other.customer, { unit_id: unit.id })).toMatchObject({ status: 400 })
    expect(await open(manager, { unit_id: unit.id, order_mask_id: '999999' })).toMatchObject({
      status: 400,
      body: { fields: { unit_id: ['Esse equipamento não é do pedido 999999.'] } },
    })
    expect(await open(manager, { order_mask_id: '999999' })).toMatchObject({
      status: 400,
      body: { fields: { order_mask_id: [expect.any(String)] } },
    })
    // A colaborador sees no orders, but that of their unit.
    expect(await open(member, { order_mask_id: team.orderMaskId })).toMatchObject({ status: 400 })
    expect((await open(member, { unit_id: unit.id, order_mask_id: team.orderMaskId })).status).toBe(201)
    expect((await open(manager, { order_mask_id: team.orderMaskId, category: 'DELIVERY' })).status).toBe(201)
  })

  it.each([
    ['a message of 5,001 characters', { message: 'a'.repeat(5_001) }, 'message'],
    ['a subject of two letters', { subject: 'oi' }, 'subject'],
    ['a subject of marks that turn the text around', { subject: '\u202e\u202d\u202e\u202d' }, 'subject'],
    ['a subject of 121 characters', { subject: 'a'.repeat(121) }, 'subject'],
  ])('refuses %s', async (_, overrides, field) => {
    const { manager } = await aDesk()
    const { status, body } = await open(manager, overrides)
    expect(status).toBe(400)
    expect(body).toHaveProperty(['fields', field])
  })

  it('shows HTML as text and takes marks that turn it around out of the subject', async () => {
    const { manager } = await aDesk()
    const ticket = await aTicket(manager, { subject: 'exe.\u202efdp aberto', message: '<b>oi</b>\nlinha 2' })
    expect(ticket.subject).toBe('exe.fdp aberto')
    expect((await messagesOf(manager, ticket.id))[0]?.text).toBe('<b>oi</b>\nlinha 2')
  })

  it('is opened once, however often the same call comes', async () => {
    const { manager } = await aDesk()
    const headers = { 'Idempotency-Key': 'abrir-uma-vez' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(manager, {}, headers)))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  it('is limited to twenty an hour', async () => {
    const { manager } = await aDesk()
    for (let opened = 0; opened < 20; opened += 1) await aTicket(manager)
    const { status, headers } = await open(manager)
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('staff opening a ticket for somebody', () => {
  it('is theirs from then on, and they are told', async () => {
    const { company, member, operator } = await aDesk()
    const ticket = await aTicket(operator, { company_id: company.id, user_id: member.id })
    expect(ticket).toMatchObject({ opened_by: { id: member.id }, on_behalf_by: { id: operator.id } })
    expect(await bellsOf(member)).toEqual(['ticket_reply'])
    expect((await ticketOf(member, ticket.id)).id).toBe(ticket.id)
  })

  it('needs a company and one of its people', async () => {
    const { company, operator, member } = await aDesk()
    const stranger = await aUser()
    expect(await open(operator)).toMatchObject({ status: 400, body: { fields: { company_id: [expect.any(String)] } } })
    for (const user_id of [undefined, stranger.id, operator.id])
      expect(await open(operator, { company_id: company.id, user_id })).toMatchObject({
        status: 400,
        body: { fields: { user_id: [expect.any(String)] } },
      })
    expect(await open(member, { company_id: company.id, user_id: member.id })).toMatchObject({ status: 403 })
    expect(await open(await aStaffUser(['FINANCEIRO']), {})).toMatchObject({ status: 403 })
  })
})

describe('what is promised before it is opened', () => {
  it('is what the ticket will get', async () => {
    const { member, unit } = await aRentedDesk()
    const { status, body } = await callApi('GET', `/tickets/promise?unit_id=${String(unit.id)}`, member)
    expect(status).toBe(200)
    expect(body).toMatchObject({ package: expect.any(String), exchange_business_days: expect.any(Number) })
  })
})
