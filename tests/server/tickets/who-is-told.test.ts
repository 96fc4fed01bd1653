import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { unreadOf } from '@/tests/factories/notifications/notifications.factory'
import {
  aDesk,
  aTicket,
  bellsOf,
  close,
  command,
  messagesOf,
  ticketOf,
  write,
} from '@/tests/factories/tickets/tickets.factory'

describe('a ticket that is opened again', () => {
  const closedBySomebodyWhoLeft = async () => {
    const desk = await aDesk()
    const { id } = await aTicket(desk.member)
    const leaver = await aStaffUser(['OPERAÇÃO'])
    await close(leaver, id, 'Pronto.')
    await rowsOf('update users set active = false where id = $1', [leaver.id])
    return { ...desk, id }
  }

  it('by the customer waits for anybody when whoever had it has left', async () => {
    const { member, operator, id } = await closedBySomebodyWhoLeft()
    await write(member, id, 'Voltou a acontecer.')
    expect(await ticketOf(operator, id)).toMatchObject({ status: 'IN_PROGRESS', assignee: null })
    expect((await bellsOf(operator)).at(-1)).toBe('ticket_reply')
  })

  it('by staff has its first response with the reason, and no assignee who has left', async () => {
    const { operator, id } = await closedBySomebodyWhoLeft()
    await rowsOf(`update tickets set first_response_at = null where id = $1`, [id])
    const { version } = await ticketOf(operator, id)
    const body = { status: 'IN_PROGRESS', message: 'Caso conhecido.', version }
    const answer = await command(operator, 'PUT', `${String(id)}/status`, body)
    expect(answer.body).toMatchObject({ assignee: null, sla: { first_response_at: expect.any(String) } })
  })
})

describe('an answer', () => {
  it('is not told to whoever may not see the ticket any more', async () => {
    const { company, member, operator } = await aDesk()
    const buyer = await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'] })
    const { id } = await aTicket(member)
    await write(buyer, id, 'Eu acompanho.')
    await rowsOf(`update users set permissions_groups = '{CLIENTE,COLABORADOR}' where id = $1`, [buyer.id])
    await write(operator, id, 'Só para quem vê.')
    expect(await bellsOf(buyer)).toEqual([])
    expect(await bellsOf(member)).toContain('ticket_reply')
  })

  it('may be long and have an emoji where its mail is cut', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    for (const before of [997, 998, 999])
      expect((await write(operator, id, `${'a'.repeat(before)}😀😀😀`)).status).toBe(201)
  })
})

describe('a ticket that staff open for somebody', () => {
  it('is unread by them, and read by whoever wrote it', async () => {
    const { company, member, operator } = await aDesk()
    const { id } = await aTicket(operator, { company_id: company.id, user_id: member.id })
    expect((await ticketOf(member, id)).unread).toBe(true)
    expect((await ticketOf(operator, id)).unread).toBe(false)
  })
})

describe('reading a ticket', () => {
  it('reads what was told of its giving', async () => {
    const { member, operator } = await aDesk()
    const colleague = await aStaffUser(['ADMINISTRADOR'])
    const { id, version } = await aTicket(member)
    await command(operator, 'PUT', `${String(id)}/assignee`, { user_id: colleague.id, version })
    expect(await unreadOf(colleague)).toBe(2)
    const newest = (await messagesOf(colleague, id)).at(-1)?.id
    await command(colleague, 'PUT', `${String(id)}/read`, { message_id: newest })
    expect(await unreadOf(colleague)).toBe(0)
  })
})
