import { throttle } from '@/server/http/throttle'
import { callApi } from '@/tests/factories/http/call-api'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import {
  aDesk,
  aTicket,
  bellsOf,
  command,
  historyOf,
  messagesOf,
  open,
  textsOf,
  ticketOf,
  write,
} from '@/tests/factories/tickets/tickets.factory'

const mailsAbout = (messageId: number) =>
  rowsOf<{ recipient: string }>(
    `select recipient from mail_outbox where status = 'pending' and event_key like $1 order by recipient`,
    [`ticket-message:${String(messageId)}:%`],
  )

describe('a reply of the staff', () => {
  it('takes the ticket, stops the first response and tells the customer once', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    const { status, body } = await write(operator, id, 'Bom dia. Já vamos ver.')
    expect(status).toBe(201)
    const ticket = await ticketOf(member, id)
    expect(ticket).toMatchObject({
      status: 'IN_PROGRESS',
      waiting_for: 'staff',
      assignee: { id: operator.id },
      unread: true,
    })
    expect(ticket.sla.first_response_at).not.toBeNull()
    expect(await bellsOf(member)).toEqual(['ticket_reply'])
    expect(await mailsAbout(body.id)).toEqual([{ recipient: member.email }])
  })

  it('gives the turn to the customer when it waits for them, and their answer takes it back', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    await write(operator, id, { text: 'Quem recebe?', wait_for_customer: true })
    const waiting = await ticketOf(member, id)
    expect(waiting).toMatchObject({ waiting_for: 'customer', sla: { paused: true } })
    expect(waiting.closes_at).not.toBeNull()
    await write(member, id, 'O Otávio.')
    expect(await ticketOf(member, id)).toMatchObject({ waiting_for: 'staff', closes_at: null, sla: { paused: false } })
    expect(await bellsOf(operator)).toEqual(['ticket_new', 'ticket_reply'])
  })

  it('tells the version that the ticket has with it, so that the next command of its writer is no conflict', async () => {
    const { member, operator } = await aDesk()
    const { id, version } = await aTicket(member)
    const reply = await write(operator, id, 'Bom dia.')
    const note = await write(operator, id, { text: 'Só para nós.', kind: 'note' })
    expect([reply.body.ticket_version, note.body.ticket_version]).toEqual([version + 1, version + 1])
    expect((await ticketOf(operator, id)).version).toBe(version + 1)
  })

  it('needs words or a file', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    expect(await write(operator, id, { text: '' })).toMatchObject({
      status: 400,
      body: { fields: { text: [expect.any(String)] } },
    })
  })

  it('is refused when a colleague wrote meanwhile, with what they wrote, and sent when it is meant all the same', async () => {
    const { member, operator } = await aDesk()
    const colleague = await aStaffUser(['ADMINISTRADOR'], { firstName: 'Joana Mattos' })
    const { id } = await aTicket(member)
    const last_message_id = (await messagesOf(operator, id)).at(-1)?.id
    await write(colleague, id, { text: 'Eu cuido.', last_message_id })
    const second = await write(operator, id, { text: 'Eu também.', last_message_id })
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        errors: ['Joana Mattos escreveu enquanto você respondia. Leia antes de enviar a sua.'],
        data: { messages: [{ text: 'Eu cuido.' }] },
      },
    })
    expect(await textsOf(member, id)).not.toContain('Eu também.')
    expect((await write(operator, id, { text: 'Eu também.', last_message_id, force: true })).status).toBe(201)
  })

  it('is written once by fifty equal calls', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    const headers = { 'Idempotency-Key': 'uma-vez' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => write(operator, id, 'Uma vez.', headers)))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await textsOf(member, id)).toHaveLength(2)
  })
})

describe('an internal note', () => {
  it('changes nothing that a customer can notice', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    const before = await ticketOf(member, id)
    expect(await write(operator, id, { text: 'Cliente em atraso.', kind: 'note' })).toMatchObject({
      status: 201,
      body: { kind: 'note' },
    })
    expect(await ticketOf(member, id)).toEqual(before)
    expect(await textsOf(member, id)).toHaveLength(1)
    expect(await bellsOf(member)).toEqual([])
    expect((await ticketOf(operator, id)).sla.first_response_at).toBeNull()
    expect(await textsOf(operator, id)).toContain('Cliente em atraso.')
    expect(await historyOf(id)).toEqual(['opened', 'note_written'])
  })

  it('is not for customers to write', async () => {
    const { member } = await aDesk()
    const { id } = await aTicket(member)
    expect(await write(member, id, { text: 'x', kind: 'note' })).toMatchObject({ status: 403 })
    expect(await write(member, id, { text: 'x', wait_for_customer: true })).toMatchObject({ status: 403 })
  })
})

describe('taking a message back', () => {
  it('hides its words from everybody and keeps them', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    const { body: message } = await write(operator, id, 'Para outro cliente.')
    expect(message.withdrawable_until).not.toBeNull()
    const path = `${String(id)}/messages/${String(message.id)}`
    expect((await command(member, 'DELETE', path)).status).toBe(403)
    expect((await command(operator, 'DELETE', path)).status).toBe(200)
    expect(await messagesOf(member, id)).toContainEqual(expect.objectContaining({ id: message.id, text: null }))
    expect(await mailsAbout(message.id)).toEqual([])
    expect(await bellsOf(member)).toEqual([])
    expect(await rowsOf('select text from ticket_messages where id = $1', [message.id])).toEqual([
      { text: 'Para outro cliente.' },
    ])
  })

  it('ends when somebody has read it, and after ten minutes', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    const { body: read } = await write(operator, id, 'Lida.')
    await command(member, 'PUT', `${String(id)}/read`, { message_id: read.id })
    expect(await command(operator, 'DELETE', `${String(id)}/messages/${String(read.id)}`)).toMatchObject({
      status: 409,
      body: { errors: ['Alguém já leu essa mensagem. Escreva outra para corrigir.'] },
    })
    expect((await messagesOf(operator, id)).at(-1)?.withdrawable_until).toBeNull()
  })
})

describe('reading', () => {
  it('ends at the newest message that was shown, with the notifications up to it', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    const { body: first } = await write(operator, id, 'Primeira.')
    const { body: second } = await write(operator, id, 'Segunda.')
    await command(member, 'PUT', `${String(id)}/read`, { message_id: first.id })
    expect((await ticketOf(member, id)).unread).toBe(true)
    const unread = () => callApi<{ unread: number }>('GET', '/notifications/summary', { token: member.token })
    expect((await unread()).body.unread).toBe(1)
    await command(member, 'PUT', `${String(id)}/read`, { message_id: second.id + 1_000 })
    expect(await ticketOf(member, id)).toMatchObject({ unread: false })
    expect((await unread()).body.unread).toBe(0)
    await write(operator, id, 'Terceira.')
    expect((await ticketOf(member, id)).unread).toBe(true)
    await command(member, 'PUT', `${String(id)}/read`, { message_id: first.id })
    expect((await ticketOf(member, id)).unread).toBe(true)
  })
})

describe('two customers of a company who write at once', () => {
  it('are both kept, in the order of their ids', async () => {
    const { member, manager } = await aDesk()
    const { id } = await aTicket(member)
    await Promise.all([write(member, id, 'Do Bruno.'), write(manager, id, 'Da Marina.')])
    const messages = await messagesOf(member, id)
    expect(messages.map(({ text }) => text)).toEqual(expect.arrayContaining(['Do Bruno.', 'Da Marina.']))
    expect(messages.map((message) => message.id)).toEqual(
      messages.map((message) => message.id).toSorted((a, b) => a - b),
    )
  })
})

describe('somebody who writes a lot', () => {
  it('is stopped after 120 messages in an hour, and told when to go on', async () => {
    const { member, manager } = await aDesk()
    const { id } = await aTicket(member)
    await throttle(['ticket-message-person', String(member.id), 119])
    expect((await write(member, id, 'A última desta hora.')).status).toBe(201)
    const { status, headers } = await write(member, id, 'Uma a mais.')
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await write(manager, id, 'Da colega.')).status).toBe(201)
    expect(await textsOf(manager, id)).not.toContain('Uma a mais.')
  })
})

describe('a company that is deactivated', () => {
  it('writes no more, and is still answered by the staff', async () => {
    const { company, member, operator } = await aDesk()
    const { id } = await aTicket(member)
    await rowsOf('update companies set active = false where id = $1', [company.id])
    const refused = [await write(member, id, 'Alguém aí?'), await open(member)]
    expect(refused.map(({ status }) => status)).toEqual([403, 403])
    expect((await write(operator, id, 'Sua empresa foi desativada.')).status).toBe(201)
    expect(await textsOf(operator, id)).toEqual([expect.any(String), 'Sua empresa foi desativada.'])
  })
})
