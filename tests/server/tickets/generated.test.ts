import fc from 'fast-check'
import { runChecks } from '@/server/doctor/doctor.service'
import { closeSilentTickets } from '@/server/tickets/clocks/close-silent'
import { watchClocks } from '@/server/tickets/clocks/watch-clocks'
import type { TicketCounts } from '@/services/tickets/tickets.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { notificationsOf, unreadOf } from '@/tests/factories/notifications/notifications.factory'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { aDesk, aTicket, command, listOf, messagesOf, open, write } from '@/tests/factories/tickets/tickets.factory'

// `TICKET_SEQUENCES=200` runs more of them.
const SEQUENCES = Number(process.env.TICKET_SEQUENCES ?? 3)
const LENGTH = 40

const NOTE = 'Só entre nós.'
const MANAGED = { status: 'IN_PROGRESS', message: 'Voltou.' }

type Person = { id: number; token: string; email: string }
type Row = { id: number; version: number; last_message_id: number }
type Act = (person: Person, row: Row, other: Row, who: { id: number }) => Promise<{ status: number }>

const put = (person: Person, { id }: Row, path: string, body: unknown) =>
  command(person, 'PUT', `${String(id)}/${path}`, body)

const ACTS: Record<string, Act> = {
  open: (person) => open(person),
  message: (person, { id }) => write(person, id, 'Mensagem.'),
  wait: (person, { id }) => write(person, id, { text: 'Quem recebe?', wait_for_customer: true }),
  note: (person, { id }) => write(person, id, { text: NOTE, kind: 'note' }),
  thank: (person, { id }) => write(person, id, { text: 'Obrigado!', no_reopen: true }),
  close: (person, row) => put(person, row, 'status', { status: 'CLOSED', message: 'Pronto.', version: row.version }),
  reopen: (person, row) => put(person, row, 'status', { ...MANAGED, version: row.version }),
  read: (person, row) => put(person, row, 'read', { message_id: row.last_message_id }),
  assign: (person, row, _, { id }) => put(person, row, 'assignee', { user_id: id, version: row.version }),
  free: (person, row) => put(person, row, 'assignee', { user_id: null, version: row.version }),
  merge: (person, { id, version }, other) =>
    command(person, 'POST', `${String(id)}/merge`, { into: other.id, version }),
  withdraw: (person, row) => command(person, 'DELETE', `${String(row.id)}/messages/${String(row.last_message_id)}`),
}

/** Days pass for everything that stands in the tables, and the jobs look. */
async function passDays(days: number): Promise<void> {
  const columns = ['waiting_since', 'reminded_at', 'running_since', 'next_check_at', 'next_response_due_at']
  const all = [...columns, 'next_response_since', 'first_response_due_at', 'resolution_due_at', 'closed_at']
  const moved = all.map((column) => `${column} = ${column} - interval '${String(days)} days'`)
  await rowsOf(`update tickets set ${moved.join(', ')}`)
  await watchClocks()
  await closeSilentTickets()
}

const step = fc.record({
  person: fc.nat({ max: 3 }),
  act: fc.constantFrom(...Object.keys(ACTS), 'message', 'message', 'wait', 'close', 'pass days'),
  row: fc.nat({ max: 20 }),
  other: fc.nat({ max: 20 }),
})

const countOf = async (person: Person, query: string) => (await listOf(person, query)).count

/** The numbers of the tabs are those of the lists, and unread what the list shows as unread. */
async function expectCounts(person: Person, isStaff: boolean): Promise<void> {
  const { body } = await callApi<TicketCounts>('GET', '/tickets/summary', { token: person.token })
  const opened = await listOf(person, '?open=true&page_size=100')
  expect(body).toEqual({
    pending: await countOf(person, '?status=PENDING'),
    in_progress: await countOf(person, '?status=IN_PROGRESS'),
    waiting_staff: await countOf(person, '?waiting_for=staff'),
    waiting_customer: await countOf(person, '?waiting_for=customer'),
    closed: await countOf(person, '?open=false'),
    late: isStaff ? await countOf(person, '?late=true') : body.late,
    mine: isStaff ? await countOf(person, `?open=true&assignee_id=${String(person.id)}`) : 0,
    // Staff see those of all runs: more than a page at last.
    unread: opened.next === null ? opened.results.filter(({ unread }) => unread).length : body.unread,
  })
  const bells = await notificationsOf(person, { unread: true, page_size: 100 })
  expect(bells.body.count).toBe(await unreadOf(person))
}

/** What a customer reads has no word of a note, and no line of staff's own. */
async function expectNoNotes(person: Person): Promise<void> {
  for (const { id } of (await listOf(person, '?page_size=100')).results) {
    const read = await messagesOf(person, id)
    expect(read.filter(({ kind, line }) => kind === 'note' || line === 'assigned' || line === 'unassigned')).toEqual([])
    expect(JSON.stringify(read)).not.toContain(NOTE)
  }
}

describe('whatever several people do with tickets', () => {
  it('nothing fails, every invariant holds, and all counts agree', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: LENGTH, maxLength: LENGTH }), async (steps) => {
        const { member, manager, operator, company } = await aDesk()
        const people = [member, manager, operator, await aStaffUser(['ADMINISTRADOR'])]
        await aTicket(member)
        await aTicket(manager)
        const read = () =>
          rowsOf<Row>('select id, version, last_message_id from tickets where company_id = $1 order by id', [
            company.id,
          ])

        const act = async ({ person, act: name, row, other }: (typeof steps)[number], rows: Row[]): Promise<void> => {
          const [one, two] = [rows[row % rows.length], rows[other % rows.length]]
          const who = people[person]
          if (name === 'pass days') await passDays(1 + (row % 4))
          else if (one && two && who) {
            const answer = await ACTS[name]?.(who, one, two, people[other % 4] ?? who)
            expect({ name, isFault: (answer?.status ?? 0) >= 500 }).toEqual({ name, isFault: false })
          }
        }

        // Two at once, from what both read before.
        for (let at = 0; at < steps.length; at += 2) {
          const pair = steps.slice(at, at + 2)
          const rows = await read()
          await Promise.all(pair.map((one) => act(one, rows)))
          expect({ pair, found: await runChecks() }).toEqual({ pair, found: [] })
          const place = (at / 2) % people.length
          const looking = people[place]
          if (looking) await expectCounts(looking, place > 1)
        }
        for (const customer of [member, manager]) await expectNoNotes(customer)
      }),
      { numRuns: SEQUENCES },
    )
  })
})
