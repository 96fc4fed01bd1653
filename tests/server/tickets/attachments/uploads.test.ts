/** @breaks ticket-turn ticket-clocks ticket-messages ticket-first-response ticket-history */
import { request } from 'node:http'
import sharp from 'sharp'
import { transaction } from '@/server/db/client'
import { rateLimits } from '@/server/db/schema'
import { db } from '@/server/db/client'
import { throttle } from '@/server/http/throttle'
import { drainJobs } from '@/server/jobs/queue'
import { listKeys, openFile } from '@/server/storage/storage'
import { bindAttachments, listAttachments } from '@/server/tickets/attachments/attachments.service'
import { sweepAttachments } from '@/server/tickets/attachments/sweep-attachments'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { TicketAttachment } from '@/services/tickets/tickets.schema'
import { aPhotograph, aPng } from '@/tests/factories/catalogue/pictures.factory'
import { anApiProcess } from '@/tests/factories/http/api-process'
import { callApi } from '@/tests/factories/http/call-api'
import { aPdf, aPdfArchive, aScriptedPdf, upload } from '@/tests/factories/http/files.factory'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'
import { aTicketMessageRow, aTicketRow } from '@/tests/factories/tickets/ticket-rows.factory'

const MEGABYTE = 1024 * 1024

type Person = Awaited<ReturnType<typeof aUser>>

const send = ({ token }: { token: string }, content: Uint8Array<ArrayBuffer> = aPdf(), name = 'laudo.pdf') =>
  upload<TicketAttachment & ErrorEnvelope>('/ticket-attachments', { token, content, name })

const remove = ({ token }: { token: string }, id: number) =>
  callApi('DELETE', `/ticket-attachments/${String(id)}`, { token })

type Row = { id: number; uploaded_by: number; message_id: number | null; storage_key: string; preview_key: string }

const rowsBy = ({ id }: { id: number }) =>
  rowsOf<Row>('select * from ticket_attachments where uploaded_by = $1 order by id', [id])

const bytesOf = async (key: string) => Buffer.from(await new Response(await openFile(key)).arrayBuffer())

async function storedKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const some of listKeys('tickets')) keys.push(...some)
  return keys
}

async function aMessageOf(person: Person): Promise<number> {
  const ticket = await aTicketRow(person)
  return (await aTicketMessageRow(ticket.id, person.id)).id
}

const bind = (person: { id: number }, messageId: number, ids: number[]) =>
  transaction((tx) => bindAttachments(tx, person, messageId, ids))

describe('a file for a message', () => {
  it('is kept as it is when it is a PDF, and belongs to who uploaded it', async () => {
    const person = await aUser()
    const { status, body } = await send(person, aPdf('Laudo'), 'C:\\Meus documentos\\Laudo técnico.pdf')

    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number) as number,
      name: 'Laudo técnico.pdf',
      size: aPdf('Laudo').byteLength,
      mime: 'application/pdf',
    })
    const row = the(await rowsBy(person))
    expect(row).toMatchObject({ id: body.id, uploaded_by: person.id, message_id: null, preview_key: null })
    expect(await bytesOf(row.storage_key)).toEqual(Buffer.from(aPdf('Laudo')))
  })

  it('is drawn anew when it is a picture: upright, small enough and without the place', async () => {
    const person = await aUser()
    const { status, body } = await send(person, await aPhotograph({ width: 2000, height: 1500 }), 'tela.JPG')

    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'tela.webp', mime: 'image/webp' })
    const row = the(await rowsBy(person))
    const [whole, preview] = await Promise.all(
      [row.storage_key, row.preview_key].map(async (key) => sharp(await bytesOf(key)).metadata()),
    )
    expect(whole).toMatchObject({ format: 'webp', width: 900, height: 1200 })
    expect(preview).toMatchObject({ format: 'webp', width: 360, height: 480 })
    expect(whole?.exif).toBeUndefined()
  })

  it('that carries something behind the picture is kept without it', async () => {
    const person = await aUser()
    const page = new TextEncoder().encode('<script>alert(1)</script>')

    expect((await send(person, new Uint8Array([...(await aPng()), ...page]), 'tela.png')).status).toBe(201)
    expect((await bytesOf(the(await rowsBy(person)).storage_key)).includes('<script>')).toBe(false)
  })

  it.each([
    ['Nota.exe', 'Nota.pdf'],
    ['laudo', 'laudo.pdf'],
    ['fdp.\u202eexe', 'fdp.pdf'],
    ['v1.2 final.pdf', 'v1.2 final.pdf'],
    ['.pdf', 'arquivo.pdf'],
  ])('named %s is called %s', async (name, kept) => {
    expect((await send(await aUser(), aPdf(), name)).body.name).toBe(kept)
  })

  it.each([
    ['a program named .pdf', () => new Uint8Array(Buffer.from('MZ\x90\0\x03\0\0\0 This program'))],
    ['a PDF that runs something', aScriptedPdf],
    ['a PDF that is an archive too', aPdfArchive],
    ['a page', () => new Uint8Array(Buffer.from('<html><script>alert(1)</script></html>'))],
    ['a drawing (SVG)', () => new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['the beginning of a picture', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2])],
    ['nothing', () => new Uint8Array()],
  ])('is refused when it is %s, and nothing is kept', async (_, make) => {
    const person = await aUser()

    expect(await send(person, make())).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
    expect(await rowsBy(person)).toEqual([])
  })

  it('is refused above 10 MB when it is a picture', async () => {
    const person = await aUser()
    const large = new Uint8Array(11 * MEGABYTE)
    large.set(await aPng())

    expect(await send(person, large)).toMatchObject({
      status: 413,
      body: { errors: ['O arquivo passa do limite de 10 MB.'] },
    })
  })

  it('is refused above 20 MB', async () => {
    expect(await send(await aUser(), new Uint8Array(21 * MEGABYTE))).toMatchObject({
      status: 413,
      body: { code: 'too_large', errors: ['O arquivo passa do limite de 20 MB.'] },
    })
  })

  it('is taken from staff who answer tickets, and from no others', async () => {
    expect((await send(await aStaffUser(['OPERAÇÃO']))).status).toBe(201)
    expect((await send(await aStaffUser(['FINANCEIRO']))).status).toBe(403)
  })
})

describe('somebody who uploads a lot', () => {
  beforeEach(() => db().delete(rateLimits))

  const NOT_A_FILE = new Uint8Array(Buffer.from('texto'))

  it('is stopped after 120 files in an hour, and told when to go on', async () => {
    const person = await aUser()
    for (let sent = 0; sent < 120; sent += 1) expect((await send(person, NOT_A_FILE)).status).toBe(415)
    const { status, headers, body } = await send(person, NOT_A_FILE)

    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' })
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await send(await aUser(), NOT_A_FILE)).status).toBe(415)
  })

  it('is stopped after 500 MB in an hour, and so are all people of a company after 2 GB', async () => {
    const person = await aUser()
    await throttle(['ticket-megabyte-person', String(person.id), 500])
    expect((await send(person)).status).toBe(429)

    await throttle(['ticket-megabyte-company', String(person.companyId), 2_000])
    const colleague = await aUser({ company: { id: Number(person.companyId) } })
    expect((await send(colleague)).status).toBe(429)
  })
})

describe('an uploaded file', () => {
  it('goes with the message that names it, in the order of uploading', async () => {
    const person = await aUser()
    const [first, second] = [(await send(person)).body, (await send(person, await aPng(), 'b.png')).body]
    const message = await aMessageOf(person)
    await bind(person, message, [second.id, first.id])

    expect([...(await listAttachments(db(), [message, 999_999]))]).toEqual([[message, [first, second]]])
  })

  it('of a message taken back is shown no more', async () => {
    const person = await aUser()
    const message = await aMessageOf(person)
    await bind(person, message, [(await send(person)).body.id])
    await rowsOf('update ticket_messages set withdrawn_at = now() where id = $1', [message])

    expect((await listAttachments(db(), [message])).size).toBe(0)
  })

  it.each([
    ['is not there', () => Promise.resolve(999_999)],
    ['somebody else uploaded', async () => (await send(await aUser())).body.id],
    [
      'was sent already',
      async (person: Person) => {
        const { id } = (await send(person)).body
        await bind(person, await aMessageOf(person), [id])
        return id
      },
    ],
  ])('that %s cannot be sent, nor anything with it', async (_, make) => {
    const person = await aUser()
    const other = await make(person)
    const own = (await send(person)).body.id
    const message = await aMessageOf(person)

    await expect(bind(person, message, [own, other])).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { attachment_ids: [expect.any(String)] } },
    })
    expect((await listAttachments(db(), [message])).size).toBe(0)
  })

  it('goes with one of two messages that are sent at once', async () => {
    const person = await aUser()
    const { id } = (await send(person)).body
    const messages = [await aMessageOf(person), await aMessageOf(person)]
    const sent = await Promise.allSettled(messages.map((message) => bind(person, message, [id])))

    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('goes with four others at most', async () => {
    const person = await aUser()
    const ids = []
    for (let sent = 0; sent < 6; sent += 1) ids.push((await send(person)).body.id)
    const message = await aMessageOf(person)

    await expect(bind(person, message, ids)).rejects.toMatchObject({ code: 'invalid' })
    await bind(person, message, ids.slice(0, 5))
  })

  it('can be removed by who uploaded it until it is sent, with its bytes', async () => {
    const person = await aUser()
    const { id } = (await send(person, await aPng(), 'tela.png')).body
    const row = the(await rowsBy(person))

    expect((await remove(await aUser(), id)).status).toBe(404)
    expect((await remove(person, id)).status).toBe(204)
    expect((await remove(person, id)).status).toBe(404)
    await drainJobs()
    const keys = await storedKeys()
    expect([row.storage_key, row.preview_key].filter((key) => keys.includes(key))).toEqual([])

    const sent = (await send(person)).body.id
    await bind(person, await aMessageOf(person), [sent])
    expect((await remove(person, sent)).status).toBe(404)
  })

  it('that nobody sends is gone after a day, one that was sent stays', async () => {
    const tomorrow = new Date(Date.now() + 25 * 3_600_000)
    const person = await aUser()
    await send(person, await aPng(), 'solta.png')
    const { id } = (await send(person, await aPng(), 'enviada.png')).body
    await bind(person, await aMessageOf(person), [id])

    await sweepAttachments()
    expect(await rowsBy(person)).toHaveLength(2)

    await sweepAttachments(tomorrow)
    await drainJobs()
    const kept = the(await rowsBy(person))
    expect(kept.id).toBe(id)
    expect((await storedKeys()).sort()).toEqual(expect.arrayContaining([kept.storage_key, kept.preview_key]))
    expect(await storedKeys()).toHaveLength((await allKeys()).length)
  })
})

const allKeys = () =>
  rowsOf(`select storage_key from ticket_attachments union all
    select preview_key from ticket_attachments where preview_key is not null`)

describe('a server that is killed in the middle of an upload', () => {
  jest.setTimeout(180_000)

  it('keeps no row of it', async () => {
    const person = await aUser()
    const arrenda = await anApiProcess()
    const begun = Promise.withResolvers<undefined>()
    const sending = request(`${arrenda.api}/ticket-attachments`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
    })
    const broken = new Promise((resolve) => sending.once('error', resolve))
    sending.write('--x\r\nContent-Disposition: form-data; name="file"; filename="laudo.pdf"\r\n\r\n%PDF-1.4\n', () =>
      begun.resolve(undefined),
    )
    await begun.promise
    await arrenda.kill()
    await broken

    expect(await rowsBy(person)).toEqual([])
    expect((await send(person)).status).toBe(201)
  })
})
