import { aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
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
  ticketOf,
  write,
} from '@/tests/factories/tickets/tickets.factory'

describe('a question that is merged into another ticket', () => {
  it('opens a closed one again', async () => {
    const { member, operator } = await aDesk()
    const [old, asked] = [await aTicket(member), await aTicket(member)]
    await close(operator, old.id, 'Pronto.')
    expect(await merge(operator, asked.id, old.id)).toMatchObject({
      status: 200,
      body: { status: 'IN_PROGRESS', waiting_for: 'staff', sla: { paused: false } },
    })
  })

  it('gives staff the turn where the customer had it, due no later than it was', async () => {
    const { member, operator } = await aDesk()
    const [waiting, asked] = [await aTicket(member), await aTicket(member)]
    await write(operator, waiting.id, { text: 'Quem recebe?', wait_for_customer: true })
    const { sla } = await ticketOf(operator, asked.id)
    await merge(operator, asked.id, waiting.id)
    const after = await ticketOf(operator, waiting.id)
    expect(after).toMatchObject({ waiting_for: 'staff', closes_at: null })
    expect(after.sla.next_response_due_at).toBe(sla.first_response_due_at)
  })

  it('leaves the other one as it is when nobody waits for staff', async () => {
    const { member, operator } = await aDesk()
    const [waiting, done] = [await aTicket(member), await aTicket(member)]
    await write(operator, waiting.id, { text: 'Quem recebe?', wait_for_customer: true })
    await close(operator, done.id, 'Pronto.')
    await merge(operator, done.id, waiting.id)
    expect(await ticketOf(operator, waiting.id)).toMatchObject({ waiting_for: 'customer' })
  })

  it('is answered to whoever asked it, as long as they may read it', async () => {
    const { company, manager, operator } = await aDesk()
    const buyer = await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'] })
    const [own, managers] = [await aTicket(buyer), await aTicket(manager)]
    await merge(operator, managers.id, own.id)
    const { body } = await write(operator, own.id, 'Para os dois.')
    expect(await bellsOf(manager)).toEqual(['ticket_closed', 'ticket_reply'])
    await command(manager, 'PUT', `${String(own.id)}/read`, { message_id: body.id })
    expect((await listOf(manager)).results.filter(({ unread }) => unread)).toEqual([])
    await rowsOf(`update users set permissions_groups = '{CLIENTE,COLABORADOR}' where id = $1`, [manager.id])
    await write(operator, own.id, 'Só para quem abriu.')
    expect(await bellsOf(manager)).toEqual(['ticket_closed', 'ticket_reply'])
  })

  it('is not taken back once it was read in the other one', async () => {
    const { member, operator } = await aDesk()
    const [one, other] = [await aTicket(member), await aTicket(member)]
    const { body } = await write(member, one.id, 'Sigilo.')
    await merge(operator, one.id, other.id)
    const newest = (await messagesOf(operator, other.id)).at(-1)?.id
    await command(operator, 'PUT', `${String(other.id)}/read`, { message_id: newest })
    const answer = await command(member, 'DELETE', `${String(one.id)}/messages/${String(body.id)}`)
    expect(answer.status).toBe(409)
  })

  it('takes its exchange along', async () => {
    const { member, operator, unit } = await aRentedDesk()
    const [one, other] = [await aTicket(member, { unit_id: unit.id, exchange: true }), await aTicket(member)]
    await merge(operator, one.id, other.id)
    expect(await ticketOf(operator, other.id)).toMatchObject({
      unit: { id: unit.id },
      exchange: { status: 'REQUESTED' },
    })
  })
})

describe('the exchange of a ticket', () => {
  it('is never the one of whoever has the unit now', async () => {
    const { member, operator, unit, team } = await aRentedDesk()
    const stranger = await aUser()
    const { id } = await aTicket(member, { unit_id: unit.id, exchange: true })
    await rowsOf('update tickets set company_id = $2 where id = $1', [id, stranger.companyId])
    const { version } = await ticketOf(operator, id)
    expect(await command(operator, 'POST', `${String(id)}/exchange`, { version })).toMatchObject({
      status: 409,
      body: { errors: ['Esse equipamento não está mais com o cliente.'] },
    })
    expect(await rowsOf('select status from exchanges where order_id = $1', [team.orderId])).toEqual([
      { status: 'REQUESTED' },
    ])
  })
})
