/** @breaks ticket-turn ticket-clocks ticket-messages ticket-first-response ticket-history */
import { db, transaction } from '@/server/db/client'
import { drainJobs } from '@/server/jobs/queue'
import { listKeys } from '@/server/storage/storage'
import { bindAttachments, listAttachments } from '@/server/tickets/attachments/attachments.service'
import { sweepAttachments } from '@/server/tickets/attachments/sweep-attachments'
import { aPng } from '@/tests/factories/catalogue/pictures.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'
import { sendFile, uploadsOf } from '@/tests/factories/tickets/attachments.factory'
import { aTicketMessageRow, aTicketRow } from '@/tests/factories/tickets/ticket-rows.factory'

type Person = Awaited<ReturnType<typeof aUser>>

const remove = ({ token }: { token: string }, id: number) =>
  callApi('DELETE', `/ticket-attachments/${String(id)}`, { token })

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

describe('an uploaded file', () => {
  it('goes with the message that names it, in the order of uploading', async () => {
    const person = await aUser()
    const [first, second] = [(await sendFile(person)).body, (await sendFile(person, await aPng(), 'b.png')).body]
    const message = await aMessageOf(person)
    await bind(person, message, [second.id, first.id])

    expect([...(await listAttachments(db(), [message, 999_999]))]).toEqual([[message, [first, second]]])
  })

  it('of a message taken back is shown no more', async () => {
    const person = await aUser()
    const message = await aMessageOf(person)
    await bind(person, message, [(await sendFile(person)).body.id])
    await rowsOf('update ticket_messages set withdrawn_at = now() where id = $1', [message])

    expect((await listAttachments(db(), [message])).size).toBe(0)
  })

  it.each([
    ['is not there', () => Promise.resolve(999_999)],
    ['somebody else uploaded', async () => (await sendFile(await aUser())).body.id],
    [
      'was sent already',
      async (person: Person) => {
        const { id } = (await sendFile(person)).body
        await bind(person, await aMessageOf(person), [id])
        return id
      },
    ],
  ])('that %s cannot be sent, nor anything with it', async (_, make) => {
    const person = await aUser()
    const other = await make(person)
    const own = (await sendFile(person)).body.id
    const message = await aMessageOf(person)

    await expect(bind(person, message, [own, other])).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { attachment_ids: [expect.any(String)] } },
    })
    expect((await listAttachments(db(), [message])).size).toBe(0)
  })

  it('goes with one of two messages that are sent at once', async () => {
    const person = await aUser()
    const { id } = (await sendFile(person)).body
    const messages = [await aMessageOf(person), await aMessageOf(person)]
    const sent = await Promise.allSettled(messages.map((message) => bind(person, message, [id])))

    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('goes with four others at most', async () => {
    const person = await aUser()
    const ids = []
    for (let sent = 0; sent < 6; sent += 1) ids.push((await sendFile(person)).body.id)
    const message = await aMessageOf(person)

    await expect(bind(person, message, ids)).rejects.toMatchObject({ code: 'invalid' })
    await bind(person, message, ids.slice(0, 5))
  })

  it('can be removed by who uploaded it until it is sent, with its bytes', async () => {
    const person = await aUser()
    const { id } = (await sendFile(person, await aPng(), 'tela.png')).body
    const row = the(await uploadsOf(person))

    expect((await remove(await aUser(), id)).status).toBe(404)
    expect((await remove(person, id)).status).toBe(204)
    expect((await remove(person, id)).status).toBe(404)
    await drainJobs()
    const keys = await storedKeys()
    expect([row.storage_key, row.preview_key].filter((key) => keys.includes(key))).toEqual([])

    const sent = (await sendFile(person)).body.id
    await bind(person, await aMessageOf(person), [sent])
    expect((await remove(person, sent)).status).toBe(404)
  })

  it('that nobody sends is gone after a day, one that was sent stays', async () => {
    const tomorrow = new Date(Date.now() + 25 * 3_600_000)
    const person = await aUser()
    await sendFile(person, await aPng(), 'solta.png')
    const { id } = (await sendFile(person, await aPng(), 'enviada.png')).body
    await bind(person, await aMessageOf(person), [id])

    await sweepAttachments()
    expect(await uploadsOf(person)).toHaveLength(2)

    await sweepAttachments(tomorrow)
    await drainJobs()
    const kept = the(await uploadsOf(person))
    expect(kept.id).toBe(id)
    expect((await storedKeys()).sort()).toEqual(expect.arrayContaining([kept.storage_key, kept.preview_key]))
    expect(await storedKeys()).toHaveLength((await allKeys()).length)
  })
})

const allKeys = () =>
  rowsOf(`select storage_key from ticket_attachments union all
    select preview_key from ticket_attachments where preview_key is not null`)
