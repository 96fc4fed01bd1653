import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { pool } from '@/server/db/client'
import type { TicketAttachment } from '@/services/tickets/tickets.schema'
import { anApiProcess } from '@/tests/factories/http/api-process'
import { aPdf, upload } from '@/tests/factories/http/files.factory'
import { rowsOf } from '@/tests/factories/rows'
import { aDesk, aTicket, bellsOf, historyOf, textsOf, ticketOf, write } from '@/tests/factories/tickets/tickets.factory'

// Real processes on this file's database, which start slowly under load.
jest.setTimeout(180_000)

/** Kills a process with its call under way, which cannot write into this table. */
async function killedBeforeWriting(table: string, send: (api: string) => Promise<unknown>): Promise<void> {
  const arrenda = await anApiProcess()
  const lock = await pool().connect()
  let backends: number[]
  try {
    await lock.query('begin')
    await lock.query(`lock table ${table} in share mode`)
    const broken = expect(send(arrenda.api)).rejects.toThrow()
    backends = await blockedAt(table)
    await arrenda.kill()
    await broken
  } finally {
    // Closing it ends the lock, also when a step above failed.
    lock.release(true)
  }
  await gone(backends)
}

/** Waits until somebody is about to write into this table. @returns the waiting backends of the database */
async function blockedAt(table: string): Promise<number[]> {
  const waiting = 'select pid from pg_locks where relation = $1::regclass and not granted'
  for (;;) {
    const rows = await rowsOf<{ pid: number }>(waiting, [table])
    if (rows.length > 0) return rows.map(({ pid }) => pid)
    await wait(20)
  }
}

/** Waits until the database has given up what these backends had begun. */
async function gone(backends: number[]): Promise<void> {
  while ((await rowsOf('select 1 from pg_stat_activity where pid = any($1)', [backends])).length > 0) await wait(20)
}

const post = (address: string, { token }: { token: string }, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(address, { method: 'POST', headers: { Authorization: `Bearer ${token}`, ...headers }, body })

const filesOf = ({ id }: { id: number }) =>
  rowsOf<{ id: number; message_id: number | null }>(
    'select id, message_id from ticket_attachments where uploaded_by = $1 order by id',
    [id],
  )

describe('a process that is killed', () => {
  it('in the middle of sending a message leaves no part of it, and the same message is sent once later', async () => {
    const { member, operator } = await aDesk()
    const { id } = await aTicket(member)
    const before = await ticketOf(member, id)
    const file = await upload<TicketAttachment>('/ticket-attachments', { token: member.token, content: aPdf() })
    const message = { text: 'Segue o laudo.', attachment_ids: [file.body.id] }
    const headers = { 'Idempotency-Key': randomUUID() }

    // The message and its file are written by then, the history is not.
    await killedBeforeWriting('event_logs', (api) =>
      post(`${api}/tickets/${String(id)}/messages`, member, JSON.stringify(message), {
        ...headers,
        'Content-Type': 'application/json',
      }),
    )

    expect(await ticketOf(member, id)).toEqual(before)
    expect(await textsOf(member, id)).toHaveLength(1)
    expect(await filesOf(member)).toEqual([{ id: file.body.id, message_id: null }])
    expect(await historyOf(id)).toEqual(['opened'])
    expect(await bellsOf(operator)).toEqual(['ticket_new'])

    // Whether the killed process was done with the key is known after a minute.
    await rowsOf(`update idempotency_keys set created_at = created_at - interval '2 minutes' where key = $1`, [
      headers['Idempotency-Key'],
    ])
    expect((await write(member, id, message, headers)).status).toBe(409)
    for (const _ of [1, 2]) expect((await write(member, id, message, headers)).status).toBe(201)
    expect(await textsOf(member, id)).toEqual([expect.any(String), 'Segue o laudo.'])
    expect((await filesOf(member)).map(({ message_id }) => message_id)).toEqual([expect.any(Number)])
  })

  it('between a file and its row leaves no row, and the file can be sent again', async () => {
    const { member } = await aDesk()
    const form = new FormData()
    form.set('file', new File([aPdf()], 'laudo.pdf', { type: 'application/pdf' }))

    await killedBeforeWriting('ticket_attachments', (api) => post(`${api}/ticket-attachments`, member, form))

    expect(await filesOf(member)).toEqual([])
    expect((await upload('/ticket-attachments', { token: member.token, content: aPdf() })).status).toBe(201)
  })
})
