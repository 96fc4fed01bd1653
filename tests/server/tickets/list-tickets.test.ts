/** @breaks ticket-turn ticket-clocks ticket-first-response ticket-history */
import type { TicketCounts, TicketPage } from '@/services/tickets/tickets.schema'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { aTicketRow } from '@/tests/factories/tickets/ticket-rows.factory'
import { aDesk, listOf } from '@/tests/factories/tickets/tickets.factory'

const PAST = new Date('2020-01-02T18:00:00Z')
const FUTURE = new Date('2090-01-02T18:00:00Z')

/** Tickets of a company: the member's first, an open one that is late, one that waits for the customer, a closed one. */
async function fourTickets() {
  const desk = await aDesk()
  const { manager, member, operator } = desk
  const first = await aTicketRow(member, {
    subject: 'Ruído na ventoinha X',
    firstResponseDueAt: FUTURE,
    resolutionDueAt: FUTURE,
  })
  const late = await aTicketRow(manager, {
    subject: 'Nota de 100% do valor',
    category: 'BILLING',
    status: 'IN_PROGRESS',
    assigneeId: operator.id,
    firstResponseDueAt: PAST,
  })
  const waiting = await aTicketRow(manager, {
    status: 'IN_PROGRESS',
    waitingFor: 'customer',
    waitingSince: PAST,
    firstResponseAt: PAST,
    firstResponseDueAt: FUTURE,
    resolutionDueAt: new Date('2089-01-02T18:00:00Z'),
  })
  const closed = await aTicketRow(manager, {
    status: 'CLOSED',
    waitingFor: null,
    closedAt: PAST,
    closedBy: operator.id,
  })
  return { ...desk, first: first.id, late: late.id, waiting: waiting.id, closed: closed.id }
}

const idsOf = ({ results }: TicketPage) => results.map(({ id }) => id)

describe('the list of tickets', () => {
  it('holds exactly those that fit all filters, counted', async () => {
    const { company, operator, first, late, waiting, closed } = await fourTickets()
    const asked = async (query: string) => {
      const page = await listOf(operator, `?company_id=${String(company.id)}&${query}`)
      expect(page.count).toBe(page.results.length)
      return idsOf(page)
    }

    expect(await asked('ordering=created_at')).toEqual([closed, waiting, late, first])
    expect(await asked('status=PENDING')).toEqual([first])
    expect(await asked('status=CLOSED&ordering=closed_at')).toEqual([closed])
    expect(await asked('open=true&ordering=resolution_due_at')).toEqual([late, waiting, first])
    expect(await asked('open=false')).toEqual([closed])
    expect(await asked('waiting_for=customer')).toEqual([waiting])
    expect(await asked('waiting_for=staff&ordering=next_due_at')).toEqual([late, first])
    expect(await asked('category=BILLING')).toEqual([late])
    expect(await asked('late=true')).toEqual([late])
    expect(await asked(`assignee_id=${String(operator.id)}`)).toEqual([late])
    expect(await asked('category=BILLING&waiting_for=customer')).toEqual([])
  })

  it('of all is counted as its pages are long, also by status and category', async () => {
    const { operator } = await fourTickets()
    for (const query of ['', 'status=CLOSED', 'open=true', 'open=false', 'category=BILLING', 'category=LOSS']) {
      const page = await listOf(operator, `?page_size=100&${query}`)
      expect([query, page.count]).toEqual([query, page.results.length])
    }
  })

  it.each([
    ['a part of a word', 'toinh', 'first'],
    ['words without accents and capitals', 'RUIDO na', 'first'],
    ['a sign that patterns know', '100%', 'late'],
    ['how a word begins, by two letters', 'ru', 'first'],
    ['not what a word holds, by two letters', 'oi', null],
    ['a word of one letter', 'x', 'first'],
    ['not how a word begins, by one letter', 'v', null],
  ] as const)('finds %s: %s', async (_, text, found) => {
    const desk = await fourTickets()
    const query = `?search=${encodeURIComponent(text)}`
    const expected = found ? [desk[found]] : []

    expect(idsOf(await listOf(desk.manager, query))).toEqual(expected)
    const ofCompany = await listOf(desk.operator, `${query}&company_id=${String(desk.company.id)}`)
    expect([ofCompany.count, idsOf(ofCompany)]).toEqual([expected.length, expected])
    expect(idsOf(await listOf(desk.operator, `${query}&page_size=100`))).toEqual(expect.arrayContaining(expected))
  })

  it('finds a ticket by its number', async () => {
    const { manager, late } = await fourTickets()

    expect(idsOf(await listOf(manager, `?search=${String(late)}`))).toEqual([late])
  })

  it('shows a colaborador their own tickets alone, in list, search and counts', async () => {
    const { member, manager, first } = await fourTickets()
    const countsOf = async ({ token }: { token: string }) =>
      (await callApi<TicketCounts>('GET', '/tickets/summary', { token })).body

    expect(idsOf(await listOf(member))).toEqual([first])
    expect(idsOf(await listOf(member, '?search=nota'))).toEqual([])
    expect(await countsOf(member)).toMatchObject({ pending: 1, in_progress: 0, waiting_customer: 0, closed: 0 })
    expect(await countsOf(manager)).toMatchObject({
      pending: 1,
      in_progress: 2,
      waiting_customer: 1,
      closed: 1,
      late: 1,
    })
  })

  it('takes as many statements for many tickets as for few', async () => {
    const { manager, operator } = await fourTickets()
    const read = (query: string) => () => listOf(operator, query)
    const few = await countQueries(read('?page_size=1'))
    for (let more = 0; more < 20; more += 1) await aTicketRow(manager)

    expect(await countQueries(read('?page_size=20'))).toBe(few)
    expect(await countQueries(read('?page_size=20&page=2'))).toBe(few)
  })
})
