/** @breaks ticket-turn ticket-clocks ticket-messages ticket-first-response ticket-history */
import type { PrivacyRequest, DataExport } from '@/services/users/privacy.schema'
import type { TicketAttachment } from '@/services/tickets/tickets.schema'
import { transaction } from '@/server/db/client'
import { drainJobs } from '@/server/jobs/queue'
import { bindAttachments } from '@/server/tickets/attachments/attachments.service'
import { callApi } from '@/tests/factories/http/call-api'
import { upload } from '@/tests/factories/http/files.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'
import { aTicketMessageRow, aTicketRow } from '@/tests/factories/tickets/ticket-rows.factory'

const NAME = 'Xandra Quixote Bastos'
const WORDS = 'A dobradiça range'

type Person = Awaited<ReturnType<typeof aUser>>

const send = async ({ token }: { token: string }, name = `${NAME}.pdf`) =>
  (await upload<TicketAttachment>('/ticket-attachments', { token, name })).body.id

/** A ticket with a message and a file of its opener, and a note of the staff about them. */
async function aConversation(person: Person, staff: Person) {
  const ticket = await aTicketRow(person, { subject: `Notebook de ${NAME}`, assigneeId: staff.id })
  const message = await aTicketMessageRow(ticket.id, person.id, { text: `${WORDS}. ${NAME}` })
  const file = await send(person)
  await transaction((tx) => bindAttachments(tx, person, message.id, [file]))
  await aTicketMessageRow(ticket.id, staff.id, { kind: 'note', side: 'staff', text: `${NAME} já reclamou antes` })
  return ticket
}

async function erase(person: { token: string }) {
  const wish = { token: person.token, body: { kind: 'erasure' } }
  const { id } = (await callApi<PrivacyRequest>('POST', '/privacy-requests', wish)).body
  const { token } = await aStaffUser(['ADMINISTRADOR'])
  const path = `/privacy-requests/${String(id)}`
  expect((await callApi('PUT', path, { token, body: { approved: true } })).status).toBe(200)
  await drainJobs()
}

const assigneeOf = async (ticketId: number) =>
  the(await rowsOf<{ assignee_id: number | null }>('select assignee_id from tickets where id = $1', [ticketId]))
    .assignee_id

const linesOf = (ticketId: number) =>
  rowsOf(`select line, about from ticket_messages where ticket_id = $1 and kind = 'system' order by id`, [ticketId])

describe("the copy of a person's data", () => {
  it('has the tickets that they opened, what they wrote, its files and how they rated', async () => {
    const [person, staff] = [await aUser(), await aStaffUser(['OPERAÇÃO'])]
    const ticket = await aConversation(person, staff)
    await rowsOf(
      'insert into ticket_ratings (ticket_id, closing_no, score, comment, rated_by) values ($1, 1, 5, $2, $3)',
      [ticket.id, 'Rápido', person.id],
    )
    const { body } = await callApi<DataExport>('GET', '/privacy/export', person)

    expect(body.tickets).toMatchObject({
      opened: [{ id: ticket.id, subject: `Notebook de ${NAME}`, status: 'PENDING', closed_at: null }],
      messages: [{ ticket_id: ticket.id, text: `${WORDS}. ${NAME}`, files: [`${NAME}.pdf`], withdrawn_at: null }],
      ratings: [{ ticket_id: ticket.id, score: 5, comment: 'Rápido' }],
    })
  })

  it('has nothing that others wrote, least of all notes about them, for whoever wrote them', async () => {
    const [person, staff] = [await aUser(), await aStaffUser(['OPERAÇÃO'])]
    const ticket = await aConversation(person, staff)
    await aTicketMessageRow(ticket.id, (await aUser()).id, { text: 'De um colega' })

    for (const { token } of [person, staff]) {
      const { body } = await callApi<DataExport>('GET', '/privacy/export', { token })
      expect(JSON.stringify(body)).not.toContain('já reclamou')
      expect(JSON.stringify(body)).not.toContain('De um colega')
    }
  })
})

describe('an approved erasure', () => {
  it('takes the name out of tickets, messages, notes and file names, and leaves the words', async () => {
    const company = await aCompany()
    const [person, staff] = [await aUser({ company, firstName: NAME }), await aStaffUser(['OPERAÇÃO'])]
    const ticket = await aConversation(person, staff)
    await erase(person)

    const kept = await rowsOf('select subject, search_text from tickets where id = $1', [ticket.id])
    expect(kept).toMatchObject([{ subject: 'Notebook de Pessoa removida' }])
    const messages = await rowsOf<{ text: string }>('select text from ticket_messages where ticket_id = $1', [
      ticket.id,
    ])
    expect(messages.map(({ text }) => text)).toEqual([`${WORDS}. Pessoa removida`, 'Pessoa removida já reclamou antes'])
    expect(await rowsOf('select name from ticket_attachments where uploaded_by = $1', [person.id])).toEqual([
      { name: 'Pessoa removida.pdf' },
    ])
    expect(JSON.stringify(kept).toLowerCase()).not.toContain('quixote')
  })

  it('deletes what they uploaded and never sent', async () => {
    const person = await aUser()
    await send(person)
    await erase(person)

    expect(await rowsOf('select 1 from ticket_attachments where uploaded_by = $1', [person.id])).toEqual([])
  })

  it('leaves the ticket to the rest of the company', async () => {
    const company = await aCompany()
    const [person, staff] = [await aUser({ company }), await aStaffUser(['OPERAÇÃO'])]
    const ticket = await aConversation(person, staff)
    await erase(person)

    expect(await rowsOf('select status, company_id from tickets where id = $1', [ticket.id])).toEqual([
      { status: 'PENDING', company_id: company.id },
    ])
  })
})

describe('the tickets of somebody of the staff', () => {
  const users = (method: string, id: number, body?: object) =>
    aStaffUser(['ADMINISTRADOR']).then(({ token }) => callApi(method, `/users/${String(id)}`, { token, body }))

  it.each([
    ['is deleted', (id: number) => users('DELETE', id)],
    ['is disabled', (id: number) => users('PUT', id, { active: false })],
    ['answers tickets no more', (id: number) => users('PUT', id, { permissions_groups: ['FINANCEIRO'] })],
  ])('who %s are nobody’s, and their history says so', async (_, change) => {
    const staff = await aStaffUser(['OPERAÇÃO'])
    const person = await aUser()
    const open = await aTicketRow(person, { assigneeId: staff.id })
    const closed = await aTicketRow(person, {
      assigneeId: staff.id,
      status: 'CLOSED',
      waitingFor: null,
      closedAt: new Date(),
    })
    expect((await change(staff.id)).status).toBeLessThan(300)

    expect(await assigneeOf(open.id)).toBeNull()
    expect(await linesOf(open.id)).toEqual([{ line: 'unassigned', about: staff.id }])
    expect(await historyOf('ticket', open.id)).toEqual(['assigned'])
    expect(await assigneeOf(closed.id)).toBe(staff.id)
  })

  it('who only changes their name stay theirs', async () => {
    const staff = await aStaffUser(['OPERAÇÃO'])
    const ticket = await aTicketRow(await aUser(), { assigneeId: staff.id })
    expect((await users('PUT', staff.id, { full_name: 'Outro Nome' })).status).toBe(200)

    expect(await assigneeOf(ticket.id)).toBe(staff.id)
  })
})
