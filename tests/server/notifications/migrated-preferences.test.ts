/** @database none */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { migrate } from '@/server/db/migrate'
import { must } from '@/services/invariant/must.rules'

type Journal = { entries: { tag: string; when: number }[] }

/** The time of the migration before the one that made choices of the switches. */
function timeBefore(): number {
  const { entries } = JSON.parse(readFileSync('server/db/migrations/meta/_journal.json', 'utf8')) as Journal
  const at = entries.findIndex(({ tag }) => tag.endsWith('_notifications'))
  return must(entries[at - 1], 'migration before the notifications').when
}

async function query<T>(url: string, sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query(sql, values)).rows as T[]
  } finally {
    await client.end()
  }
}

describe('the switches of the first version', () => {
  it('become choices of the kinds that they covered', async () => {
    const server = process.env.TEST_POSTGRES_URL ?? ''
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await query(server, `create database ${name}`)
    const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
    try {
      await migrate(url, timeBefore())
      await insertPreferences(url)
      await migrate(url)
      const choices = await query<{ user_id: number; kind: string; bell: boolean | null; mail: boolean }>(
        url,
        'select * from notification_choices order by user_id, kind',
      )
      const mailsOf = (userId: number) =>
        choices.filter(({ user_id }) => user_id === userId).map(({ kind, mail }) => `${kind} ${String(mail)}`)
      expect(mailsOf(1)).toEqual([])
      expect(mailsOf(2)).toEqual([
        'contract_end false',
        'contract_to_sign false',
        'delivery_on_way false',
        'exchange false',
        'mention false',
        'order_late false',
        'order_turn false',
        'proposal_new false',
        'quotation_expires false',
      ])
      expect(mailsOf(3)).toEqual([
        'news true',
        'ticket_breach false',
        'ticket_closed false',
        'ticket_new false',
        'ticket_reply false',
        'ticket_warning false',
      ])
      expect(choices.every(({ bell }) => bell === null)).toBe(true)
    } finally {
      await query(server, `drop database ${name} with (force)`)
    }
  })
})

/** Someone with the defaults, someone without mails about orders, someone with news and without tickets. */
async function insertPreferences(url: string): Promise<void> {
  for (const id of [1, 2, 3])
    await query(
      url,
      `insert into users (id, first_name, username, email, password_hash, permissions_groups)
       values ($1, 'A', 'A', $2, 'x', '{FINANCEIRO}')`,
      [id, `pessoa${String(id)}@arrenda.example`],
    )
  await query(
    url,
    `insert into notification_preferences (user_id, orders, tickets, news)
     values (1, true, true, false), (2, false, true, false), (3, true, false, true)`,
  )
}
