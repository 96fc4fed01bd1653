import { rowsOf } from '@/tests/factories/rows'
import { aDesk, aTicket, bellsOf, close, command, ticketOf, write } from '@/tests/factories/tickets/tickets.factory'

const takeBack = (person: { token: string }, id: number, messageId: number) =>
  command(person, 'DELETE', `${String(id)}/messages/${String(messageId)}`)

/** The mails about a ticket that would still go out, as they are stored. */
const mailsOf = async (words: string) =>
  (
    await rowsOf<{ data: unknown }>(`select data from mail_outbox where status = 'pending' and data::text like $1`, [
      `%${words}%`,
    ])
  ).length

const lastMessage = async (id: number) =>
  (
    await rowsOf<{ id: number }>(`select max(id) as id from ticket_messages where ticket_id = $1 and kind = 'public'`, [
      id,
    ])
  )[0]?.id ?? 0

describe('an answer that was taken back', () => {
  it('was no first response, and asks the customer nothing', async () => {
    const { member, operator } = await aDesk()
    const { id, sla } = await aTicket(member)
    const { body } = await write(operator, id, { text: 'Para outro cliente?', wait_for_customer: true })
    expect((await takeBack(operator, id, body.id)).status).toBe(200)
    expect(await ticketOf(member, id)).toMatchObject({
      waiting_for: 'staff',
      closes_at: null,
      sla: { first_response_at: null, first_response_due_at: sla.first_response_due_at, paused: false },
    })
  })

  it('leaves the question that it answered waiting since it was asked', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    await write(operator, id, 'Vamos ver.')
    await write(member, id, 'E então?')
    const before = await ticketOf(member, id)
    const { body } = await write(operator, id, { text: 'Para outro cliente.', wait_for_customer: true })
    await takeBack(operator, id, body.id)
    const after = await ticketOf(member, id)
    expect(after.waiting_for).toBe('staff')
    expect(after.sla.next_response_due_at?.slice(0, 16)).toBe(before.sla.next_response_due_at?.slice(0, 16))
  })
})

describe('words that were taken back stand in no mail that waits', () => {
  it('of an opening', async () => {
    const { member, operator } = await aDesk()
    await rowsOf(`insert into notification_choices (user_id, kind, mail) values ($1, 'ticket_new', true)`, [
      operator.id,
    ])
    const { id } = await aTicket(member, { message: 'Minha senha é girassol.' })
    expect(await mailsOf('girassol')).toBe(1)
    await takeBack(member, id, await lastMessage(id))
    expect(await mailsOf('girassol')).toBe(0)
    expect(await mailsOf(`Chamado ${String(id)}: `)).toBe(1)
  })

  it('of a closing', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    await close(operator, id, 'Troquei a do Otávio.')
    expect(await mailsOf('Otávio')).toBe(1)
    await takeBack(operator, id, await lastMessage(id))
    expect(await mailsOf('Otávio')).toBe(0)
    expect(await bellsOf(member)).toEqual(['ticket_closed'])
  })

  it('of a reopening', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    await close(operator, id, 'Pronto.')
    const { version } = await ticketOf(operator, id)
    await command(operator, 'PUT', `${String(id)}/status`, { status: 'IN_PROGRESS', message: 'Do Otávio.', version })
    await takeBack(operator, id, await lastMessage(id))
    expect(await mailsOf('Otávio')).toBe(0)
  })
})
