import { endSessions } from '@/server/auth/sessions.service'
import { transaction } from '@/server/db/client'
import { drainJobs } from '@/server/jobs/queue'
import type { MailboxEntry } from '@/services/notifications/mailbox.schema'
import type { TicketAttachment } from '@/services/tickets/tickets.schema'
import { aPhotograph } from '@/tests/factories/catalogue/pictures.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aPdf, upload } from '@/tests/factories/http/files.factory'
import { aLiveStream, type LiveStream } from '@/tests/factories/http/live-stream'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import {
  aDesk,
  aRentedDesk,
  aTicket,
  close,
  command,
  listOf,
  messagesOf,
  ticketOf,
  write,
} from '@/tests/factories/tickets/tickets.factory'

/** Everybody who could hear of the member's ticket. */
async function everyone() {
  const desk = await aDesk()
  const { company } = desk
  return {
    ...desk,
    people: {
      member: desk.member,
      'their manager': desk.manager,
      'a buyer of the company': await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'] }),
      'another COLABORADOR of the company': await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] }),
      'another company’s GESTOR': await aUser(),
      OPERAÇÃO: desk.operator,
      ADMINISTRADOR: await aStaffUser(['ADMINISTRADOR']),
      FINANCEIRO: await aStaffUser(['FINANCEIRO']),
      'GERENTE VENDEDOR': await aStaffUser(['GERENTE VENDEDOR']),
    },
  }
}

type Who = keyof Awaited<ReturnType<typeof everyone>>['people']

const STAFF: Who[] = ['ADMINISTRADOR', 'OPERAÇÃO']
const ALL: Who[] = [...STAFF, 'a buyer of the company', 'member', 'their manager']

/** Who of these people hears something while this happens. */
async function whoHears(people: Record<Who, { id: number; token: string }>, happens: () => Promise<unknown>) {
  const streams: [string, LiveStream][] = []
  for (const [who, { token }] of Object.entries(people)) streams.push([who, await aLiveStream(token)])
  await happens()
  // The streams end after the events before have been received.
  await transaction((tx) =>
    endSessions(
      tx,
      Object.values(people).map(({ id }) => id),
    ),
  )
  for (const [, { ended }] of streams) await ended
  return streams
    .filter(([, { changes }]) => changes.length > 0)
    .map(([who]) => who)
    .toSorted()
}

type Desk = Awaited<ReturnType<typeof everyone>>
const inTicket = (id: number, rest: string) => `${String(id)}/${rest}`

describe('what happens in a ticket', () => {
  it.each<[string, (desk: Desk, id: number) => Promise<{ status: number }>, Who[]]>([
    ['its customer writes', ({ member }, id) => write(member, id, 'Ainda desliga.'), ALL],
    ['staff reply', ({ operator }, id) => write(operator, id, 'Já vamos ver.'), ALL],
    ['staff close it', ({ operator }, id) => close(operator, id, 'Resolvido.'), ALL],
    ['staff write a note', ({ operator }, id) => write(operator, id, { text: 'Lote ruim.', kind: 'note' }), STAFF],
    [
      'staff look at it',
      ({ operator }, id) => command(operator, 'PUT', inTicket(id, 'presence'), { state: 'viewing' }),
      STAFF,
    ],
    [
      'staff write in it',
      ({ operator }, id) => command(operator, 'PUT', inTicket(id, 'presence'), { state: 'writing' }),
      STAFF,
    ],
  ])('is heard by exactly those who may see it: %s', async (_, happens, expected) => {
    const desk = await everyone()
    const { id } = await aTicket(desk.member)
    const answers: number[] = []
    const heard = await whoHears(desk.people, async () => answers.push((await happens(desk, id)).status))
    expect(answers.every((status) => status < 300)).toBe(true)
    expect(heard).toEqual(expected.toSorted())
  })
})

describe('a ticket from the first photo to the turn of the customer', () => {
  const upTo = (person: { token: string }, name: string, content: Uint8Array<ArrayBuffer>) =>
    upload<TicketAttachment>('/ticket-attachments', { token: person.token, name, content })

  it('stands at the desk within two seconds, and the reply is one mail and the turn of the customer', async () => {
    const { member, operator, unit } = await aRentedDesk()
    const photo = await upTo(member, 'tela.jpg', new Uint8Array(await aPhotograph()))
    const report = await upTo(member, 'laudo.pdf', aPdf('Laudo'))
    const stream = await aLiveStream(operator.token)

    const sent = performance.now()
    const { id } = await aTicket(member, {
      subject: 'Tela apaga sozinha',
      unit_id: unit.id,
      attachment_ids: [photo.body.id, report.body.id],
    })
    await stream.heard(1)
    expect(performance.now() - sent).toBeLessThan(2_000)
    expect(stream.changes[0]).toMatchObject({ type: 'ticket', id: String(id) })
    await stream.close()
    expect((await ticketOf(operator, id)).unit).toMatchObject({ serial: unit.serial })
    expect((await messagesOf(operator, id))[0]?.attachments.map(({ name }) => name)).toEqual(['tela.webp', 'laudo.pdf'])

    await write(operator, id, { text: 'Quem recebe o outro?', wait_for_customer: true })
    await drainJobs()
    const { results } = await listOf(member, '?waiting_for=customer')
    expect(results.map((one) => ({ id: one.id, turn: one.waiting_for }))).toEqual([{ id, turn: 'customer' }])
    const mailbox = (await callApi<MailboxEntry[]>('GET', '/mailbox')).body
    const mails = mailbox.filter(({ recipient, text }) => recipient === member.email && text?.includes('Quem recebe'))
    expect(mails).toHaveLength(1)
  })
})
