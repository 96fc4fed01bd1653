/** @breaks ticket-turn ticket-clocks ticket-messages ticket-first-response ticket-history */
import type { TicketMessages } from '@/services/tickets/tickets.schema'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { rowsOf } from '@/tests/factories/rows'
import { aTicketMessageRow, aTicketRow } from '@/tests/factories/tickets/ticket-rows.factory'
import { aDesk, listOf, ticketOf } from '@/tests/factories/tickets/tickets.factory'

type Login = { token: string }

/** Copies this ticket until the company has so many, and its message until the ticket has so many. */
async function grow(ticketId: number, total: number): Promise<void> {
  const columns = `company_id, opened_by, subject, category, status, waiting_for, policy, first_response_due_at, resolution_due_at`
  await rowsOf(
    `insert into tickets (${columns}) select ${columns} from tickets, generate_series(2, $2::int)
     where id = $1 and (select count(*) from tickets t where t.company_id = tickets.company_id) < $2`,
    [ticketId, total],
  )
  const told = `ticket_id, author_id, side, kind, text`
  await rowsOf(
    `insert into ticket_messages (${told})
     select ${told} from (select * from ticket_messages where ticket_id = $1 order by id limit 1) first,
       generate_series(2, $2::int)`,
    [ticketId, total],
  )
}

async function statementsOf(person: Login, ticketId: number): Promise<Record<string, number>> {
  const messages = () =>
    callApi<TicketMessages>('GET', `/tickets/${String(ticketId)}/messages`, { token: person.token })
  return {
    list: await countQueries(() => listOf(person, '?page_size=20')),
    'list of what waits': await countQueries(() => listOf(person, '?open=true&ordering=next_due_at')),
    detail: await countQueries(() => ticketOf(person, ticketId)),
    messages: await countQueries(messages),
  }
}

it('list, detail and messages take as many statements for 2,000 tickets as for 20, of customers and of staff', async () => {
  const { member, manager, operator } = await aDesk()
  const { id } = await aTicketRow(member)
  await aTicketMessageRow(id, member.id)
  const all = async () => [
    await statementsOf(member, id),
    await statementsOf(manager, id),
    await statementsOf(operator, id),
  ]
  await grow(id, 20)
  const few = await all()
  await grow(id, 2_000)
  expect((await listOf(manager)).count).toBeGreaterThanOrEqual(2_000)

  expect(await all()).toEqual(few)
})
