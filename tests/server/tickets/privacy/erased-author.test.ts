import { createApp } from '@/server/app'
import { drainJobs } from '@/server/jobs/queue'
import type { TicketAttachment } from '@/services/tickets/tickets.schema'
import type { PrivacyRequest } from '@/services/users/privacy.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { upload } from '@/tests/factories/http/files.factory'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { aDesk, aTicket, write } from '@/tests/factories/tickets/tickets.factory'

const NAME = 'Xandra Quixote Bastos'
const EMAIL = 'xandra.quixote@horizonte.example'
const TRACES = /xandra|quixote|bastos/i

/** A ticket that somebody opened, wrote in, was named in, had files in and was answered in. */
async function aTicketOfHers() {
  const desk = await aDesk()
  const { company, manager, operator } = desk
  const person = await aUser({ company, firstName: NAME, email: EMAIL })
  const { token } = person
  const file = (await upload<TicketAttachment>('/ticket-attachments', { token, name: `${NAME}.pdf` })).body
  const ticket = await aTicket(person, { subject: `Notebook de ${NAME}`, message: `Sou ${NAME}, ${EMAIL}.` })
  const said = [
    await write(person, ticket.id, { text: 'Segue a foto', attachment_ids: [file.id] }),
    await write(manager, ticket.id, `${NAME} está de férias`),
    await write(operator, ticket.id, `Olá, ${NAME}`),
    await write(operator, ticket.id, { kind: 'note', text: `${NAME} já ligou` }),
  ]
  expect(said.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  await drainJobs()
  return { ...desk, person, ticket }
}

async function textOf({ token }: { token: string }, path: string): Promise<string> {
  const answer = await createApp().request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

const mailTexts = async () =>
  JSON.stringify(await rowsOf('select recipient, data, subject, html, text from mail_outbox'))

it('an erased author is nowhere in the ticket, its messages, the lists, the CSV, the search and the mails', async () => {
  const { ticket, person, manager, operator } = await aTicketOfHers()
  const id = String(ticket.id)
  const reads = [
    `/tickets/${id}`,
    `/tickets/${id}/messages`,
    '/tickets',
    '/tickets-csv-extract',
    `/search?q=${id}`,
    '/notifications',
  ]
  for (const reader of [manager, operator]) expect(await textOf(reader, `/tickets/${id}`)).toMatch(TRACES)
  expect(await textOf(manager, '/search?q=quixote')).toContain(id)
  expect(await mailTexts()).toMatch(TRACES)

  const wish = (
    await callApi<PrivacyRequest>('POST', '/privacy-requests', { token: person.token, body: { kind: 'erasure' } })
  ).body
  const { token } = await aStaffUser(['ADMINISTRADOR'])
  const path = `/privacy-requests/${String(wish.id)}`
  expect((await callApi('PUT', path, { token, body: { approved: true } })).status).toBe(200)
  await drainJobs()

  for (const reader of [manager, operator]) {
    for (const read of reads)
      expect([read, await textOf(reader, read)]).toEqual([read, expect.not.stringMatching(TRACES)])
    expect(await textOf(reader, `/tickets/${id}`)).toContain('Pessoa removida')
    for (const list of ['/search?q=', '/tickets?search=', '/tickets-csv-extract?search='])
      expect(await textOf(reader, `${list}quixote`)).not.toContain(id)
  }
  expect(await mailTexts()).not.toMatch(TRACES)
})
