import { request } from 'node:http'
import sharp from 'sharp'
import { rateLimits } from '@/server/db/schema'
import { db } from '@/server/db/client'
import { throttle } from '@/server/http/throttle'
import { aPhotograph, aPng } from '@/tests/factories/catalogue/pictures.factory'
import { anApiProcess } from '@/tests/factories/http/api-process'
import { aPdf, aPdfArchive, aScriptedPdf } from '@/tests/factories/http/files.factory'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { the } from '@/tests/factories/the'
import { bytesOf, sendFile, uploadsOf } from '@/tests/factories/tickets/attachments.factory'

const MEGABYTE = 1024 * 1024

describe('a file for a message', () => {
  it('is kept as it is when it is a PDF, and belongs to who uploaded it', async () => {
    const person = await aUser()
    const { status, body } = await sendFile(person, aPdf('Laudo'), 'C:\\Meus documentos\\Laudo técnico.pdf')

    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number) as number,
      name: 'Laudo técnico.pdf',
      size: aPdf('Laudo').byteLength,
      mime: 'application/pdf',
    })
    const row = the(await uploadsOf(person))
    expect(row).toMatchObject({ id: body.id, uploaded_by: person.id, message_id: null, preview_key: null })
    expect(await bytesOf(row.storage_key)).toEqual(Buffer.from(aPdf('Laudo')))
  })

  it('is drawn anew when it is a picture: upright, small enough and without the place', async () => {
    const person = await aUser()
    const { status, body } = await sendFile(person, await aPhotograph({ width: 2000, height: 1500 }), 'tela.JPG')

    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'tela.webp', mime: 'image/webp' })
    const row = the(await uploadsOf(person))
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

    expect((await sendFile(person, new Uint8Array([...(await aPng()), ...page]), 'tela.png')).status).toBe(201)
    expect((await bytesOf(the(await uploadsOf(person)).storage_key)).includes('<script>')).toBe(false)
  })

  it.each([
    ['Nota.exe', 'Nota.pdf'],
    ['laudo', 'laudo.pdf'],
    ['fdp.\u202eexe', 'fdp.pdf'],
    ['v1.2 final.pdf', 'v1.2 final.pdf'],
    ['.pdf', 'arquivo.pdf'],
  ])('named %s is called %s', async (name, kept) => {
    expect((await sendFile(await aUser(), aPdf(), name)).body.name).toBe(kept)
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

    expect(await sendFile(person, make())).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
    expect(await uploadsOf(person)).toEqual([])
  })

  it('is refused above 10 MB when it is a picture', async () => {
    const person = await aUser()
    const large = new Uint8Array(11 * MEGABYTE)
    large.set(await aPng())

    expect(await sendFile(person, large)).toMatchObject({
      status: 413,
      body: { errors: ['O arquivo passa do limite de 10 MB.'] },
    })
  })

  it('is refused above 20 MB', async () => {
    expect(await sendFile(await aUser(), new Uint8Array(21 * MEGABYTE))).toMatchObject({
      status: 413,
      body: { code: 'too_large', errors: ['O arquivo passa do limite de 20 MB.'] },
    })
  })

  it('is taken from staff who answer tickets, and from no others', async () => {
    expect((await sendFile(await aStaffUser(['OPERAÇÃO']))).status).toBe(201)
    expect((await sendFile(await aStaffUser(['FINANCEIRO']))).status).toBe(403)
  })
})

describe('somebody who uploads a lot', () => {
  beforeEach(() => db().delete(rateLimits))

  const NOT_A_FILE = new Uint8Array(Buffer.from('texto'))

  it('is stopped after 120 files in an hour, and told when to go on', async () => {
    const person = await aUser()
    for (let sent = 0; sent < 120; sent += 1) expect((await sendFile(person, NOT_A_FILE)).status).toBe(415)
    const { status, headers, body } = await sendFile(person, NOT_A_FILE)

    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' })
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await sendFile(await aUser(), NOT_A_FILE)).status).toBe(415)
  })

  it('is stopped after 500 MB in an hour, and so are all people of a company after 2 GB', async () => {
    const person = await aUser()
    await throttle(['ticket-megabyte-person', String(person.id), 500])
    expect((await sendFile(person)).status).toBe(429)

    await throttle(['ticket-megabyte-company', String(person.companyId), 2_000])
    const colleague = await aUser({ company: { id: Number(person.companyId) } })
    expect((await sendFile(colleague)).status).toBe(429)
  })
})

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

    expect(await uploadsOf(person)).toEqual([])
    expect((await sendFile(person)).status).toBe(201)
  })
})
