import { aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import {
  aDesk,
  aTicket,
  bellsOf,
  close,
  command,
  textsOf,
  ticketOf,
  write,
} from '@/tests/factories/tickets/tickets.factory'

const shift = (id: number, column: string, days: number) =>
  rowsOf(`update tickets set ${column} = ${column} - $2 * interval '1 day' where id = $1`, [id, days])

describe('closing', () => {
  it('is done by staff with a message, which is a reply as well', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    expect(await close(operator, id)).toMatchObject({
      status: 400,
      body: { fields: { message: [expect.any(String)] } },
    })
    expect((await close(operator, id, 'Resolvido.')).status).toBe(200)
    const ticket = await ticketOf(member, id)
    expect(ticket).toMatchObject({
      status: 'CLOSED',
      waiting_for: null,
      closed_by: { id: operator.id },
      allowed_actions: ['reply', 'thank', 'rate'],
    })
    expect(ticket.sla.first_response_at).not.toBeNull()
    expect(await textsOf(member, id)).toEqual([expect.any(String), 'Resolvido.', 'closed'])
    expect(await bellsOf(member)).toEqual(['ticket_closed'])
  })

  it('is open to whoever opened it and to the manager, without a message', async () => {
    const { company, member, manager } = await aDesk()
    const buyer = await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'] })
    const [one, other] = [await aTicket(member), await aTicket(member)]
    expect((await close(buyer, one.id)).status).toBe(403)
    expect((await close(manager, one.id)).status).toBe(200)
    expect((await close(member, other.id)).status).toBe(200)
  })

  it('is refused when the ticket changed meanwhile, and when it is closed already', async () => {
    const { member, operator } = await aDesk()
    const { id, version } = await aTicket(member)
    await write(member, id, 'Mais uma coisa.')
    const body = { status: 'CLOSED', message: 'Pronto.', version }
    expect(await command(operator, 'PUT', `${String(id)}/status`, body)).toMatchObject({ status: 409 })
    await close(operator, id, 'Pronto.')
    expect(await close(operator, id, 'Pronto.')).toMatchObject({ status: 409 })
    expect((await textsOf(member, id)).filter((text) => text === 'Pronto.')).toHaveLength(1)
  })
})

describe('a closed ticket', () => {
  const aClosedOne = async () => {
    const desk = await aDesk()
    const { id } = await aTicket(desk.member)
    await close(desk.operator, id, 'Resolvido.')
    return { ...desk, id }
  }

  it('is reopened by a message within fifteen days', async () => {
    const { member, operator, id } = await aClosedOne()
    await shift(id, 'closed_at', 14)
    expect((await write(member, id, 'Voltou a acontecer.')).status).toBe(201)
    expect(await ticketOf(member, id)).toMatchObject({ status: 'IN_PROGRESS', waiting_for: 'staff', closed_at: null })
    expect((await bellsOf(operator)).at(-1)).toBe('ticket_reply')
  })

  it('stays closed when somebody only thanks', async () => {
    const { member, id } = await aClosedOne()
    const before = await ticketOf(member, id)
    expect((await write(member, id, { text: 'Obrigado!', no_reopen: true })).status).toBe(201)
    expect(await ticketOf(member, id)).toMatchObject({ status: 'CLOSED', closed_at: before.closed_at, sla: before.sla })
    expect(await textsOf(member, id)).toContain('Obrigado!')
  })

  it('takes no message after fifteen days, and offers another one', async () => {
    const { member, operator, id } = await aClosedOne()
    await shift(id, 'closed_at', 16)
    expect(await write(member, id, 'Voltou.')).toMatchObject({
      status: 409,
      body: { code: 'ticket_closed', data: { follow_up: true } },
    })
    expect((await ticketOf(member, id)).allowed_actions).toEqual(['follow_up'])
    const next = await aTicket(member, { follows_id: id })
    expect(next.follows).toBe(id)
    const { version } = await ticketOf(operator, id)
    const body = { status: 'IN_PROGRESS', message: 'Caso conhecido.', version }
    expect(await command(operator, 'PUT', `${String(id)}/status`, body)).toMatchObject({
      status: 200,
      body: { status: 'IN_PROGRESS' },
    })
  })

  it('is reopened by staff only with a reason', async () => {
    const { member, operator, id } = await aClosedOne()
    const { version } = await ticketOf(operator, id)
    const path = `${String(id)}/status`
    expect(await command(operator, 'PUT', path, { status: 'IN_PROGRESS', version })).toMatchObject({ status: 400 })
    expect(await command(member, 'PUT', path, { status: 'IN_PROGRESS', version })).toMatchObject({ status: 403 })
  })
})
