import { createHash, randomBytes } from 'node:crypto'
import { createApp } from '@/server/app'
import { deleteFile, listKeys, openFile, storageReady, storedAt, storeFile } from '@/server/storage/storage'
import { sweepOrphans } from '@/server/storage/sweep'
import { REQUIRED_DOCUMENTS } from '@/services/orders/documents/required-documents.rules'
import type { Order } from '@/services/orders/orders.schema'
import { aPdf, upload } from '@/tests/factories/http/files.factory'
import { aTeamAt, documentId } from '@/tests/factories/orders/order-road'

const bytesOf = async (key: string) => Buffer.from(await new Response(await openFile(key)).arrayBuffer())

async function allIn(folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const some of listKeys(folder)) keys.push(...some)
  return keys
}

/** What every store keeps, whatever is behind it. */
export function keepsItsPromises(): void {
  it('gives back what it was given, byte by byte, under a key that says nothing', async () => {
    const content = randomBytes(100_000)
    const { storageKey, size, sha256 } = await storeFile('documents', content)

    expect(storageKey).toMatch(/^documents\/[0-9a-f-]{36}$/)
    expect({ size, sha256 }).toEqual({ size: 100_000, sha256: createHash('sha256').update(content).digest('hex') })
    expect(await bytesOf(storageKey)).toEqual(content)
    expect(Date.now() - (await storedAt(storageKey)).getTime()).toBeLessThan(120_000)
  })

  it('keeps the largest document and an empty file', async () => {
    for (const content of [randomBytes(20 * 1024 * 1024), Buffer.alloc(0)]) {
      const { storageKey } = await storeFile('documents', content)
      expect(
        createHash('sha256')
          .update(await bytesOf(storageKey))
          .digest('hex'),
      ).toBe(createHash('sha256').update(content).digest('hex'))
    }
  })

  it('fails before the first byte when a file is lost, and says so', async () => {
    const { storageKey } = await storeFile('documents', Buffer.from('a'))
    await deleteFile(storageKey)
    await expect(openFile(storageKey)).rejects.toMatchObject({
      sentence: expect.stringContaining('Esse arquivo se perdeu') as string,
    })
    await expect(deleteFile(storageKey)).resolves.toBeUndefined()
  })

  it('lists a folder whole, more than a page of it, and nothing of one that begins alike', async () => {
    const many = await Promise.all(Array.from({ length: 13 }, () => keepMany('many', 77)))
    await storeFile('many-others', Buffer.from('b'))
    const keys = many.flat().map(({ storageKey }) => storageKey)
    expect((await allIn('many')).sort()).toEqual(keys.sort())
    expect(await allIn('nothing-yet')).toEqual([])
  })

  it('is swept of what nothing refers to, a day after', async () => {
    const known = await storeFile('swept', Buffer.from('a'))
    const leftover = await storeFile('swept', Buffer.from('b'))
    const refersTo = (keys: string[]) => Promise.resolve(keys.filter((key) => key === known.storageKey))

    expect(await sweepOrphans('swept', refersTo, new Date())).toBe(0)
    expect(await sweepOrphans('swept', refersTo, new Date(Date.now() + 25 * 3_600_000))).toBe(1)
    expect(await allIn('swept')).toEqual([known.storageKey])
    expect(leftover.storageKey).not.toBe(known.storageKey)
  })

  it('is ready', async () => {
    expect(await storageReady()).toBe(true)
  })

  it('serves the documents of an order', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    const content = aPdf('Contrato social da Horizonte')
    const type = REQUIRED_DOCUMENTS[0]
    const path = `${team.checkout}/documents/${String(await documentId(team, type))}/files`
    const { body } = await upload<Order>(path, { token: team.customer.token, content })
    const file = body.documents.find(({ document_type }) => document_type === type)?.files[0]

    const answer = await createApp().request(`/api${path}/${String(file?.id)}`, {
      headers: { Authorization: `Bearer ${team.customer.token}` },
    })
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(content))
  })
}

async function keepMany(folder: string, count: number) {
  const kept = []
  for (let at = 0; at < count; at += 1) kept.push(await storeFile(folder, Buffer.from('a')))
  return kept
}
