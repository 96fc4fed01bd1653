import { createHash } from 'node:crypto'
import { createApp } from '@/server/app'
import { log } from '@/server/http/log'
import { drainJobs } from '@/server/jobs/queue'
import { deleteFile } from '@/server/storage/storage'
import { REQUIRED_DOCUMENTS } from '@/services/orders/documents/required-documents.rules'
import type { Order } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aPdf, aPdfArchive, aScriptedPdf, upload } from '@/tests/factories/http/files.factory'
import { aTeamAt, documentId, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const [FIRST, SECOND] = REQUIRED_DOCUMENTS

type Sending = Omit<Parameters<typeof upload>[1], 'token'>

async function send(team: Team, type: string, sending: Sending = {}) {
  const path = `${team.checkout}/documents/${String(await documentId(team, type))}/files`
  return upload<Order>(path, { token: team.customer.token, ...sending })
}

const documentIn = (order: Order, type: string) => order.documents.find(({ document_type }) => document_type === type)

describe('sending a document', () => {
  it('keeps the file with its size and fingerprint', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    const content = aPdf('Contrato social da Horizonte')

    const { status, body } = await send(team, FIRST, { content, name: 'contrato-social.pdf' })

    expect(status).toBe(201)
    expect(documentIn(body, FIRST)?.files).toEqual([
      expect.objectContaining({
        name: 'contrato-social.pdf',
        size: content.byteLength,
        sha256: createHash('sha256').update(content).digest('hex'),
        kind: 'original',
      }),
    ])
    expect(body).toMatchObject({ version: 3, turn: 'customer', history: [{ action: 'upload_document' }, {}, {}] })
  })

  it.each([
    ['a text file named .pdf', new TextEncoder().encode('Contrato social'), 415, 'unsupported_type'],
    [
      'a page that begins like a PDF somewhere inside',
      new TextEncoder().encode('<html>%PDF-1.4 %%EOF'),
      415,
      'unsupported_type',
    ],
    ['a PDF that was cut off', new TextEncoder().encode(`%PDF-1.7\n${'x'.repeat(2000)}`), 415, 'unsupported_type'],
    ['an empty file', new Uint8Array(), 415, 'unsupported_type'],
    ['a PDF that runs a script', aScriptedPdf(), 415, 'unsupported_type'],
    ['a PDF that is an archive too', aPdfArchive(), 415, 'unsupported_type'],
    ['30 MB', new Uint8Array(30 * 1024 * 1024), 413, 'too_large'],
  ] as const)('is refused for %s', async (_, content, status, code) => {
    const team = await aTeamAt('DOC_ANALYSIS')

    await expectRefusal(team.orderId, { status, code }, () => send(team, FIRST, { content }))
  })

  it.each([
    ['a PDF that runs a script', aScriptedPdf()],
    ['a PDF that is an archive too', aPdfArchive()],
  ])('that nobody asked for is refused as well for %s', async (_, content) => {
    const team = await aTeamAt('DOC_ANALYSIS')
    const { token } = team.customer

    await expectRefusal(team.orderId, { status: 415, code: 'unsupported_type' }, () =>
      upload(`${team.checkout}/extra-documents`, { token, content, fields: { document_type: 'Anexo' } }),
    )
  })

  it('is not read before it is known that the sender sees the order', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    const sending = { token: (await aUser()).token, content: aScriptedPdf(), fields: { document_type: 'Anexo' } }
    const id = String(await documentId(team, FIRST))

    for (const path of [`documents/${id}/files`, 'extra-documents'])
      await expectRefusal(team.orderId, { status: 404 }, () => upload(`${team.checkout}/${path}`, sending))
  })

  it('is refused for JSON and for a form without a file', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    const path = `${team.checkout}/documents/${String(await documentId(team, FIRST))}/files`
    const { token } = team.customer
    const form = new FormData()
    form.set('kind', 'original')

    await expectRefusal(team.orderId, { status: 415 }, () => callApi('POST', path, { token, body: { file: 'x' } }))
    await expectRefusal(team.orderId, { status: 400, error: 'Escolha um arquivo.' }, async () => {
      const answer = await createApp().request(`/api${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: form,
      })
      return { status: answer.status, body: await answer.json() }
    })
  })

  it('is refused before the proposal is accepted', async () => {
    const team = await aTeamAt('PROPOSAL_AGREEMENT')

    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () => send(team, FIRST))
  })

  it('is not staff’s, nor a stranger’s', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    const id = String(await documentId(team, FIRST))
    const stranger = await aUser()

    await expectRefusal(team.orderId, { status: 403 }, () =>
      upload(`${team.managed}/documents/${id}/files`, { token: team.admin.token }),
    )
    await expectRefusal(team.orderId, { status: 404 }, () =>
      upload(`${team.checkout}/documents/${id}/files`, { token: stranger.token }),
    )
  })

  it('is refused as a signed copy, and for a document of another order', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    const other = await aTeamAt('DOC_ANALYSIS')
    const foreign = String(await documentId(other, FIRST))

    await expectRefusal(team.orderId, { status: 400 }, () => send(team, FIRST, { fields: { kind: 'signed' } }))
    await expectRefusal(team.orderId, { status: 404 }, () =>
      upload(`${team.checkout}/documents/${foreign}/files`, { token: team.customer.token }),
    )
  })
})

describe('a file', () => {
  async function aSentFile(name = 'contrato social (ação).pdf') {
    const team = await aTeamAt('DOC_ANALYSIS')
    const { body } = await send(team, FIRST, { name, content: aPdf('conteúdo') })
    const document = documentIn(body, FIRST)
    const path = `/documents/${String(document?.id)}/files/${String(document?.files[0]?.id)}`
    const get = (address: string, token: string) =>
      createApp().request(`/api${address}`, { headers: { Authorization: `Bearer ${token}` } })
    return { team, path, get }
  }

  it('is downloaded, never shown as a page of ours', async () => {
    const { team, path, get } = await aSentFile()

    for (const [address, token] of [
      [`${team.checkout}${path}`, team.customer.token],
      [`${team.managed}${path}`, team.admin.token],
    ] as const) {
      const answer = await get(address, token)
      expect(answer.status).toBe(200)
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(aPdf('conteúdo'))
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="contrato social (acao).pdf"; filename*=UTF-8''contrato%20social%20%28a%C3%A7%C3%A3o%29.pdf`,
        'x-content-type-options': 'nosniff',
      })
    }
  })

  it('is shown in a sandbox when asked for', async () => {
    const { team, path, get } = await aSentFile()

    const { headers } = await get(`${team.managed}${path}?inline=1`, team.admin.token)

    expect(headers.get('Content-Disposition')).toMatch(/^inline;/)
    expect(headers.get('Content-Security-Policy')).toBe('sandbox')
  })

  it('has no path and no line break in its name, whatever it is called', async () => {
    const { team, path, get } = await aSentFile('../../etc/passwd"\r\nSet-Cookie: a=b.pdf')

    const { headers } = await get(`${team.checkout}${path}`, team.customer.token)

    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="passwdSet-Cookie: a=b.pdf"; filename*=UTF-8''passwdSet-Cookie%3A%20a%3Db.pdf`,
    )
  })

  it('does not exist for a stranger, nor under another document', async () => {
    const { team, path, get } = await aSentFile()
    const stranger = await aUser()
    const elsewhere = path.replace(/documents\/\d+/, `documents/${String(await documentId(team, SECOND))}`)

    expect((await get(`${team.checkout}${path}`, stranger.token)).status).toBe(404)
    expect((await get(`${team.checkout}${elsewhere}`, team.customer.token)).status).toBe(404)
  })

  it('may be left half read: nothing breaks when who downloads goes away', async () => {
    const { team, path, get } = await aSentFile()

    const { body } = await get(`${team.checkout}${path}`, team.customer.token)
    const reader = body?.getReader()
    await reader?.read()

    await expect(reader?.cancel()).resolves.toBeUndefined()
  })

  it('that is missing from the storage is an error in the envelope, and the log names it', async () => {
    const { team, path, get } = await aSentFile()
    const [lost] = await rowsOf<{ storage_key: string }>(
      'select storage_key from document_files order by id desc limit 1',
    )
    const key = lost?.storage_key ?? ''
    await deleteFile(key)
    const logged = jest.spyOn(log(), 'error')

    const answer = await get(`${team.checkout}${path}`, team.customer.token)

    expect(answer.status).toBe(500)
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(answer.headers.get('Content-Disposition')).toBeNull()
    expect(await answer.json()).toMatchObject({
      code: 'internal',
      errors: [expect.stringMatching(/envie de novo/)],
      request_id: answer.headers.get('X-Request-Id'),
    })
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.objectContaining({ message: expect.stringContaining(key) }) }),
      expect.anything(),
    )
    logged.mockRestore()
  })

  it('goes when it is removed, its bytes after the commit', async () => {
    const { team, path, get } = await aSentFile()

    const { status, body } = await team.asCustomer('DELETE', path)

    expect(status).toBe(200)
    expect(documentIn(body, FIRST)?.files).toEqual([])
    expect(body.history[0]?.action).toBe('remove_file')
    expect(await drainJobs()).toBeGreaterThan(0)
    expect((await get(`${team.checkout}${path}`, team.customer.token)).status).toBe(404)
  })
})
