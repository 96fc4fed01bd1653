import { appraise, deliver, exchangeOf, receiveAll, send } from '@/tests/factories/orders/exchanges'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'
import {
  aDesk,
  aRentedDesk,
  aTicket,
  bellsOf,
  close,
  command,
  listOf,
  merge,
  messagesOf,
  textsOf,
  ticketOf,
  write,
} from '@/tests/factories/tickets/tickets.factory'

const PACKAGE = 'select package_id from exchanges where unit_id = $1'

const exchange = async (operator: { token: string }, id: number) =>
  command(operator, 'POST', `${String(id)}/exchange`, { version: (await ticketOf(operator, id)).version })

describe('giving a ticket to somebody', () => {
  it('puts it in progress and tells them', async () => {
    const { member, operator } = await aDesk()
    const colleague = await aStaffUser(['ADMINISTRADOR'])
    const { id, version } = await aTicket(member)
    const path = `${String(id)}/assignee`
    expect(await command(operator, 'PUT', path, { user_id: colleague.id, version })).toMatchObject({
      status: 200,
      body: { status: 'IN_PROGRESS', assignee: { id: colleague.id }, waiting_for: 'staff' },
    })
    expect(await bellsOf(colleague)).toEqual(['ticket_new', 'ticket_new'])
    expect(await command(operator, 'PUT', path, { user_id: operator.id, version })).toMatchObject({ status: 409 })
    // The customer's thread does not say who works on it within Arrenda.
    expect(await textsOf(member, id)).toHaveLength(1)
    expect(await textsOf(operator, id)).toEqual([expect.any(String), 'assigned'])
    expect((await ticketOf(member, id)).unread).toBe(false)
  })

  it.each([
    ['a customer', (desk: Awaited<ReturnType<typeof aDesk>>) => Promise.resolve(desk.member)],
    ['staff of another group', () => aStaffUser(['FINANCEIRO'])],
    ['somebody who left', () => aStaffUser(['OPERAÇÃO'], { active: false })],
  ])('is refused for %s', async (_, person) => {
    const desk = await aDesk()
    const { id, version } = await aTicket(desk.member)
    const { id: user_id } = await person(desk)
    expect(await command(desk.operator, 'PUT', `${String(id)}/assignee`, { user_id, version })).toMatchObject({
      status: 400,
      body: { fields: { user_id: [expect.any(String)] } },
    })
    expect((await ticketOf(desk.operator, id)).version).toBe(version)
  })
})

describe('exchanging the unit of a ticket', () => {
  it('asks and accepts in one step, and the thread follows the exchange', async () => {
    const { member, operator, unit, team } = await aRentedDesk()
    const { id } = await aTicket(member, { unit_id: unit.id })
    const { status, body } = await exchange(operator, id)
    expect(status).toBe(200)
    expect(body.exchange).toMatchObject({ status: 'ACCEPTED', shipped_at: null })
    const packages = await rowsOf('select package_type from packages where order_id = $1 and apart order by 1', [
      team.orderId,
    ])
    expect(packages).toEqual([{ package_type: 'extra' }, { package_type: 'return' }])
    expect(await bellsOf(member)).toEqual(['equipment_assigned', 'exchange'])
    await send(team, the(await rowsOf<{ package_id: number }>(PACKAGE, [unit.id])).package_id)
    expect((await ticketOf(member, id)).exchange).toMatchObject({ shipped_at: expect.any(String), delivered_at: null })
  })

  it('leaves the ticket with the unit that it was about', async () => {
    const { member, operator, unit, team, product } = await aRentedDesk()
    const { id } = await aTicket(member, { unit_id: unit.id })
    const { body } = await exchange(operator, id)
    const { package_id, return_package_id } = await exchangeOf(team, body.exchange?.id ?? 0)
    await send(team, package_id)
    await deliver(team, package_id)
    await receiveAll(team, return_package_id)
    await appraise(team, return_package_id, [unit.serial])
    const after = await ticketOf(member, id)
    const gone = { image: null, status: null, label: null, user: null, place: null }
    expect(after.unit).toEqual({ id: unit.id, serial: unit.serial, product: product.name, ...gone })
    const done = { status: 'DONE', delivered_at: expect.any(String), collected_at: expect.any(String) }
    expect(after.exchange).toMatchObject(done)
  })

  it('accepts what the customer asked for, once, however many press', async () => {
    const { member, operator, unit, team } = await aRentedDesk()
    const { id } = await aTicket(member, { unit_id: unit.id, exchange: true })
    const answers = await Promise.all([exchange(operator, id), exchange(operator, id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await rowsOf('select status from exchanges where order_id = $1', [team.orderId])).toEqual([
      { status: 'ACCEPTED' },
    ])
    const parcels = 'select package_type from packages where order_id = $1 and apart order by 1'
    expect(await rowsOf(parcels, [team.orderId])).toEqual([{ package_type: 'extra' }, { package_type: 'return' }])
  })

  it('changes nothing without stock, and names what is free instead', async () => {
    const { member, operator, unit, dearer } = await aRentedDesk({ spare: 0 })
    const { id } = await aTicket(member, { unit_id: unit.id, exchange: true })
    const before = await ticketOf(operator, id)
    expect(await exchange(operator, id)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', data: { alternatives: [{ product_id: dearer.id, available: 2 }] } },
    })
    expect(await ticketOf(operator, id)).toEqual(before)
    expect(before.exchange).toMatchObject({ status: 'REQUESTED' })
  })

  it('keeps the ticket open until it is finished, unless it is meant to be closed', async () => {
    const { member, operator, unit } = await aRentedDesk()
    const { id } = await aTicket(member, { unit_id: unit.id })
    await exchange(operator, id)
    expect(await close(operator, id, 'Pronto.')).toMatchObject({
      status: 409,
      body: { errors: ['A troca ainda não terminou.'] },
    })
    expect(await textsOf(member, id)).not.toContain('Pronto.')
    expect((await close(operator, id, 'Pronto.', { force: true })).status).toBe(200)
  })

  it('needs a unit, and an open ticket', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    expect(await exchange(operator, id)).toMatchObject({ status: 409 })
    expect(await exchange(member, id)).toMatchObject({ status: 403 })
  })
})

describe('merging tickets', () => {
  it('shows the messages of both in the one that goes on, and leads customers there', async () => {
    const { member, operator } = await aDesk()
    const [one, other] = [
      await aTicket(member, { message: 'Do primeiro.' }),
      await aTicket(member, { message: 'Do segundo.' }),
    ]
    expect(await merge(operator, one.id, other.id)).toMatchObject({
      status: 200,
      body: { id: other.id, merged: [one.id] },
    })
    expect(await ticketOf(member, one.id)).toMatchObject({
      status: 'CLOSED',
      merged_into: other.id,
      allowed_actions: [],
    })
    expect(await textsOf(member, other.id)).toEqual(['Do primeiro.', 'Do segundo.', 'merged'])
    expect((await messagesOf(member, other.id)).map(({ ticket_id }) => ticket_id)).toEqual([one.id, other.id, other.id])
    expect(await write(member, one.id, 'Aqui?')).toMatchObject({
      status: 409,
      body: { data: { merged_into: other.id } },
    })
  })

  it('goes on from a merged ticket to the last one', async () => {
    const { member, operator } = await aDesk()
    const [a, b, c] = [await aTicket(member), await aTicket(member), await aTicket(member)]
    await merge(operator, a.id, b.id)
    await merge(operator, b.id, c.id)
    expect((await ticketOf(operator, c.id)).merged).toEqual([a.id, b.id])
  })

  it('is refused into itself, into a merged one, into another company’s, and of two closed ones', async () => {
    const { member, operator } = await aDesk()
    const stranger = await aUser()
    const [one, other, third] = [await aTicket(member), await aTicket(member), await aTicket(member)]
    const foreign = await aTicket(stranger)
    expect(await merge(operator, one.id, one.id)).toMatchObject({ status: 409 })
    expect(await merge(operator, one.id, foreign.id)).toMatchObject({ status: 404 })
    await merge(operator, one.id, other.id)
    expect(await merge(operator, third.id, one.id)).toMatchObject({ status: 409 })
    await close(operator, other.id, 'Pronto.')
    await close(operator, third.id, 'Pronto.')
    expect(await merge(operator, third.id, other.id)).toMatchObject({ status: 409 })
    expect(await merge(member, third.id, other.id)).toMatchObject({ status: 403 })
  })

  it('is refused when whoever opened one of them may not read the other', async () => {
    const { company, member, manager, operator } = await aDesk()
    const colleague = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] })
    const buyer = await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'] })
    const [own, others, managers] = [await aTicket(member), await aTicket(colleague), await aTicket(manager)]
    const refused = { status: 400, body: { fields: { into: [expect.any(String)] } } }
    expect(await merge(operator, own.id, others.id)).toMatchObject(refused)
    expect(await merge(operator, own.id, managers.id)).toMatchObject(refused)
    expect(await merge(operator, managers.id, others.id)).toMatchObject(refused)
    expect((await merge(operator, managers.id, (await aTicket(buyer)).id)).status).toBe(200)
  })
})

describe('presence', () => {
  it('tells other staff who looks and who writes, and nobody else', async () => {
    const { member, operator } = await aDesk()
    const colleague = await aStaffUser(['ADMINISTRADOR'], { firstName: 'Sérgio Brandão' })
    const { id } = await aTicket(member)
    expect((await command(colleague, 'PUT', `${String(id)}/presence`, { state: 'writing' })).status).toBe(204)
    expect((await ticketOf(operator, id)).present).toEqual([
      { id: colleague.id, name: 'Sérgio Brandão', state: 'writing' },
    ])
    expect((await ticketOf(colleague, id)).present).toEqual([])
    expect((await ticketOf(member, id)).present).toEqual([])
    expect((await command(member, 'PUT', `${String(id)}/presence`, { state: 'viewing' })).status).toBe(403)
    await rowsOf(`update ticket_presence set seen_at = now() - interval '41 seconds' where ticket_id = $1`, [id])
    expect((await ticketOf(operator, id)).present).toEqual([])
  })
})

describe('who sees a ticket', () => {
  it('is whoever opened it, the managers of the company, and the staff who answer', async () => {
    const { company, member, manager, operator } = await aDesk()
    const buyer = await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'] })
    const colleague = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] })
    const stranger = await aUser()
    const ticket = await aTicket(member)
    await aTicket(manager)
    for (const person of [member, manager, buyer, operator])
      expect((await ticketOf(person, ticket.id)).id).toBe(ticket.id)
    for (const person of [colleague, stranger])
      expect(await ticketOf(person, ticket.id)).toMatchObject({ code: 'not_found' })
    expect((await listOf(member)).count).toBe(1)
    expect((await listOf(manager)).count).toBe(2)
    expect((await listOf(colleague)).count).toBe(0)
    expect((await listOf(stranger)).count).toBe(0)
  })

  it('follows the company that a buyer acts for', async () => {
    const { company, manager } = await aDesk()
    const ticket = await aTicket(manager)
    const buyer = await aUser({ groups: ['CLIENTE', 'VENDEDOR'], permitted: [company] })
    expect(await ticketOf(buyer, ticket.id)).toMatchObject({ code: 'not_found' })
    await rowsOf('update users set company_id = $2 where id = $1', [buyer.id, company.id])
    expect((await ticketOf(buyer, ticket.id)).id).toBe(ticket.id)
  })

  it('keeps what only staff may ask for from customers', async () => {
    const { manager, operator } = await aDesk()
    await aTicket(manager)
    for (const query of ['?late=true', `?assignee_id=${String(operator.id)}`, '?company_id=1'])
      expect(await listOf(manager, query)).toMatchObject({ code: 'forbidden' })
  })
})
