import { createApp } from '@/server/app'
import { routesOf } from '@/server/http/openapi/openapi'
import { drainJobs } from '@/server/jobs/queue'
import type { TicketAttachment, TicketMessage } from '@/services/tickets/tickets.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { upload } from '@/tests/factories/http/files.factory'
import { aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { aRentedDesk, aTicket, command, messagesOf, write } from '@/tests/factories/tickets/tickets.factory'

/** Nothing else is called like this. */
const WORD = 'zebraverde'

type Person = { id: number; token: string }

/** A ticket about a unit, with a note that has a file, and public words around it. */
async function aNotedTicket() {
  const desk = await aRentedDesk()
  const { manager, member, operator, unit, team } = desk
  const admin = await aUser({ company: { id: team.companyId }, isCompanyAdmin: true })
  const ticket = await aTicket(member, { unit_id: unit.id })
  const { token } = operator
  const file = (await upload<TicketAttachment>('/ticket-attachments', { token, name: `${WORD}.pdf` })).body
  const note = await write(operator, ticket.id, { kind: 'note', text: `Cuidado: ${WORD}`, attachment_ids: [file.id] })
  expect(note.status).toBe(201)
  expect((await write(operator, ticket.id, 'Vamos ver')).status).toBe(201)
  await drainJobs()
  return { ...desk, ticket, note: note.body, file, customers: [manager, member, admin] as Person[] }
}

let world: Awaited<ReturnType<typeof aNotedTicket>>
beforeAll(async () => {
  world = await aNotedTicket()
}, 60_000)

/** Every call that reads something, but the stream, which tells ids only (tests/server/live). */
const reads = routesOf(createApp())
  .filter(({ method, path }) => method === 'GET' && path !== '/api/events')
  .map(({ path }) => path.replace(/^\/api/, ''))

/** The address of a call about this ticket, its unit, its order and its company. */
function about(path: string): string {
  const { ticket, unit, team, note, file } = world
  const ids: Record<string, string | number> = {
    id: path.includes('equipment') ? unit.id : path.includes('company') ? team.companyId : ticket.id,
    attachmentId: file.id,
    messageId: note.id,
    unitId: unit.id,
    serial: unit.serial,
    maskId: team.orderMaskId,
    companyId: team.companyId,
    objectId: ticket.id,
  }
  return path.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => String(ids[name] ?? 1))
}

async function textOf({ token }: Person, path: string): Promise<{ status: number; text: string }> {
  const answer = await createApp().request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })
  return { status: answer.status, text: (await answer.text()).toLowerCase() }
}

describe('an internal note', () => {
  it('is read by staff', async () => {
    const texts = (await messagesOf(world.operator, world.ticket.id)).map(({ text }) => text)
    expect(texts).toContain(`Cuidado: ${WORD}`)
  })

  it('is in no answer that a customer can ask for: page, file, CSV, search or export', async () => {
    const found: string[] = []
    const answered = new Set<string>()
    for (const person of world.customers) {
      for (const path of reads) {
        const { status, text } = await textOf(person, about(path))
        if (status === 200) answered.add(path)
        if (text.includes(WORD)) found.push(path)
      }
    }
    expect(found).toEqual([])
    expect([...answered]).toEqual(
      expect.arrayContaining([
        '/tickets',
        '/tickets-csv-extract',
        '/tickets/:id',
        '/tickets/:id/messages',
        '/tickets/summary',
        '/notifications',
        '/privacy/export',
        '/checkout/:maskId',
      ]),
    )
  })

  it.each(['/search?q=', '/tickets?search=', '/tickets-csv-extract?search='])(
    'is not found by a customer with %s',
    async (path) => {
      for (const person of world.customers) {
        const { status, text } = await textOf(person, `${path}${WORD}`)
        expect(status).toBe(200)
        expect(text).not.toContain(String(world.ticket.id))
      }
    },
  )

  it('is in no answer to what a customer does with the ticket', async () => {
    const [manager] = world.customers
    if (!manager) throw new Error('nobody')
    const { id } = world.ticket
    const [newest] = (await messagesOf(manager, id)).slice(-1)
    const answers = [
      await write(manager, id, 'Obrigada'),
      await command(manager, 'PUT', `${String(id)}/read`, { message_id: newest?.id }),
      await command(manager, 'PUT', `${String(id)}/read`, { message_id: world.note.id }),
      await command(manager, 'DELETE', `${String(id)}/messages/${String(world.note.id)}`),
      await callApi<TicketMessage>('POST', `/tickets/${String(id)}/messages`, {
        token: manager.token,
        body: { text: 'Nota minha', kind: 'note' },
      }),
    ]
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(WORD)
    expect(answers.map(({ status }) => status)).toEqual([201, 200, expect.any(Number), 404, expect.any(Number)])
    const notes = await rowsOf(`select 1 from ticket_messages where kind = 'note' and author_id = $1`, [manager.id])
    expect(notes).toEqual([])
  })

  it('is in no mail and under no bell of a customer, and not in the history that they read', async () => {
    await drainJobs()
    const ids = world.customers.map(({ id }) => id)
    const told = await rowsOf('select words from notifications where user_id = any($1)', [ids])
    const mails = await rowsOf(
      'select template from mail_outbox where recipient in (select email from users where id = any($1))',
      [ids],
    )
    expect(mails.length).toBeGreaterThan(0)
    expect(JSON.stringify([told, mails]).toLowerCase()).not.toContain(WORD)
  })

  it('changes nothing that a customer reads of the ticket, not even its time', async () => {
    const { operator, ticket, customers } = world
    await write(operator, ticket.id, { kind: 'note', text: WORD })
    for (const person of customers) {
      const before = (await textOf(person, `/tickets/${String(ticket.id)}`)).text
      await write(operator, ticket.id, { kind: 'note', text: WORD })
      const after = (await textOf(person, `/tickets/${String(ticket.id)}`)).text
      expect(JSON.parse(after)).toEqual(JSON.parse(before))
    }
  })
})
