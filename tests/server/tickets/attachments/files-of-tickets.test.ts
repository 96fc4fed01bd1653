/** @breaks ticket-turn ticket-clocks ticket-messages ticket-first-response ticket-history */
import sharp from 'sharp'
import { createApp } from '@/server/app'
import { transaction } from '@/server/db/client'
import { bindAttachments } from '@/server/tickets/attachments/attachments.service'
import type { TicketAttachment } from '@/services/tickets/tickets.schema'
import { aPng } from '@/tests/factories/catalogue/pictures.factory'
import { aPdf, upload } from '@/tests/factories/http/files.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { aTicketMessageRow, aTicketRow } from '@/tests/factories/tickets/ticket-rows.factory'

type Person = Awaited<ReturnType<typeof aUser>>
type Message = Parameters<typeof aTicketMessageRow>[2]

const get = ({ token }: { token: string }, ticketId: number, attachmentId: number, query = '') =>
  createApp().request(`/api/tickets/${String(ticketId)}/attachments/${String(attachmentId)}${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  })

/** A file that this person sent with a message of the ticket. */
async function aSentFile(ticketId: number, by: Person, message: Message = {}, content?: Uint8Array<ArrayBuffer>) {
  const { body } = await upload<TicketAttachment>('/ticket-attachments', { token: by.token, content })
  const { id } = await aTicketMessageRow(ticketId, by.id, message)
  await transaction((tx) => bindAttachments(tx, by, id, [body.id]))
  return { ...body, messageId: id }
}

async function aTicketWithFile(content?: Uint8Array<ArrayBuffer>) {
  const person = await aUser()
  const ticket = await aTicketRow(person)
  return { person, ticket, file: await aSentFile(ticket.id, person, {}, content) }
}

describe('a file of a ticket', () => {
  it('is a download that runs nothing when it is a PDF', async () => {
    const { person, ticket, file } = await aTicketWithFile(aPdf('Laudo'))
    const answer = await get(person, ticket.id, file.id)

    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="documento.pdf"; filename*=UTF-8''documento.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'private, no-store',
    })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(aPdf('Laudo')))
  })

  it('is shown when it is a picture, whole or small', async () => {
    const { person, ticket, file } = await aTicketWithFile(await aPng({ width: 1000, height: 500 }))
    const answers = [await get(person, ticket.id, file.id), await get(person, ticket.id, file.id, '?preview=true')]

    expect(answers.map(({ headers }) => headers.get('Content-Disposition'))).toEqual(
      Array(2).fill(`inline; filename="documento.webp"; filename*=UTF-8''documento.webp`),
    )
    const pictures = await Promise.all(
      answers.map(async (answer) => sharp(Buffer.from(await answer.arrayBuffer())).metadata()),
    )
    expect(pictures.map(({ format, width }) => [format, width])).toEqual([
      ['webp', 1000],
      ['webp', 480],
    ])
  })

  it('is seen by who sees the ticket, and by nobody else', async () => {
    const company = await aCompany()
    const [opener, colleague] = await Promise.all(
      [1, 2].map(() => aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] })),
    )
    if (!opener || !colleague) throw new Error('nobody')
    const ticket = await aTicketRow(opener)
    const file = await aSentFile(ticket.id, opener)
    const see = async (person: Person) => (await get(person, ticket.id, file.id)).status

    expect(await see(opener)).toBe(200)
    expect(await see(await aUser({ company }))).toBe(200)
    expect(await see(await aStaffUser(['OPERAÇÃO']))).toBe(200)
    expect(await see(colleague)).toBe(404)
    expect(await see(await aUser())).toBe(404)
    expect(await see(await aStaffUser(['FINANCEIRO']))).toBe(403)
  })

  it('is not found under another ticket, without its message, or with a number that is none', async () => {
    const { person, ticket, file } = await aTicketWithFile()
    const other = await aTicketRow(person)
    const loose = (await upload<TicketAttachment>('/ticket-attachments', { token: person.token })).body

    expect((await get(person, other.id, file.id)).status).toBe(404)
    expect((await get(person, ticket.id, loose.id)).status).toBe(404)
    expect((await get(person, ticket.id, 999_999)).status).toBe(404)
  })

  it('of an internal note never reaches a customer', async () => {
    const staff = await aStaffUser(['OPERAÇÃO'])
    const { person, ticket } = await aTicketWithFile()
    const file = await aSentFile(ticket.id, staff, { kind: 'note', side: 'staff' })

    expect((await get(person, ticket.id, file.id)).status).toBe(404)
    expect((await get(staff, ticket.id, file.id)).status).toBe(200)
  })

  it('of a message taken back reaches nobody', async () => {
    const { person, ticket, file } = await aTicketWithFile()
    await rowsOf('update ticket_messages set withdrawn_at = now() where id = $1', [file.messageId])

    expect((await get(person, ticket.id, file.id)).status).toBe(404)
    expect((await get(await aStaffUser(['OPERAÇÃO']), ticket.id, file.id)).status).toBe(404)
  })

  it('of a merged ticket is found under both', async () => {
    const { person, ticket, file } = await aTicketWithFile()
    const target = await aTicketRow(person)
    await rowsOf(
      `update tickets set status = 'CLOSED', waiting_for = null, closed_at = now(), merged_into_id = $1 where id = $2`,
      [target.id, ticket.id],
    )

    expect((await get(person, target.id, file.id)).status).toBe(200)
    expect((await get(person, ticket.id, file.id)).status).toBe(200)
  })
})
