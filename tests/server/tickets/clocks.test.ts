import { closeSilentTickets } from '@/server/tickets/clocks/close-silent'
import { watchClocks } from '@/server/tickets/clocks/watch-clocks'
import { openSession } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { at } from '@/tests/factories/tickets/clocks.factory'
import {
  aDesk,
  aTicket,
  bellsOf,
  close,
  historyOf,
  textsOf,
  ticketOf,
  write,
} from '@/tests/factories/tickets/tickets.factory'

const clockAt = (local: string) => jest.setSystemTime(at(local))

/** A desk on this day. */
async function deskAt(local: string) {
  clockAt(local)
  const desk = await aDesk()
  await keepSessions()
  return desk
}

/** The database has no fake clock: its sessions must not end by the real one. */
const keepSessions = () => rowsOf(`update refresh_tokens set expires_at = 'infinity'`)

/** The same person with a session of now. */
async function again<T extends { id: number }>(person: T) {
  const token = await openSession(person.id)
  await keepSessions()
  return { ...person, token }
}

/** What staff were told of one ticket, by its kind. */
const toldOf = async (ticketId: number): Promise<string[]> =>
  (
    await rowsOf<{ kind: string }>(
      `select kind from notifications where kind not in ('ticket_reply', 'ticket_closed') and words ->> 'text' like $1 group by kind, created_at order by created_at`,
      [`Chamado ${String(ticketId)} %`],
    )
  ).map(({ kind }) => kind)

beforeEach(() =>
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'queueMicrotask',
      'performance',
    ],
  }),
)
afterEach(() => jest.useRealTimers())

describe('the clocks of a ticket, through the API', () => {
  it('S6: opened on Thursday at 17h before a holiday, it is due on Monday at noon', async () => {
    const { member } = await deskAt('2026-11-19T17:00')
    const { sla } = await aTicket(member)
    expect(sla.first_response_due_at).toBe(at('2026-11-23T12:00').toISOString())
  })

  it('P2: answered at night after a pause, its resolution is due on Friday at 14h', async () => {
    const { member, operator } = await deskAt('2026-11-23T10:00')
    const { id } = await aTicket(member)
    clockAt('2026-11-23T14:00')
    await write(await again(operator), id, { text: 'Quem recebe?', wait_for_customer: true })
    clockAt('2026-11-24T22:40')
    const customer = await again(member)
    expect((await ticketOf(customer, id)).sla.paused).toBe(true)
    await write(customer, id, 'O Otávio.')
    expect((await ticketOf(customer, id)).sla).toMatchObject({
      paused: false,
      resolution_due_at: at('2026-11-27T14:00').toISOString(),
    })
  })

  it('P7: reopened after four days, it goes on where it was closed', async () => {
    const { member, operator } = await deskAt('2026-11-23T09:00')
    const { id } = await aTicket(member)
    clockAt('2026-11-23T12:00')
    await close(await again(operator), id, 'Pronto.')
    clockAt('2026-11-27T16:00')
    const customer = await again(member)
    await write(customer, id, 'Voltou a acontecer.')
    expect(await ticketOf(customer, id)).toMatchObject({
      status: 'IN_PROGRESS',
      sla: { resolution_due_at: at('2026-12-02T13:00').toISOString() },
    })
  })
})

describe('watching the clocks', () => {
  it('warns at three quarters and tells of the end, once each', async () => {
    const { member, operator } = await deskAt('2026-11-23T09:00')
    const { id } = await aTicket(member)
    await watchClocks(at('2026-11-23T11:59'))
    expect(await toldOf(id)).toEqual(['ticket_new'])
    for (const time of ['12:00', '12:01', '12:30']) await watchClocks(at(`2026-11-23T${time}`))
    expect(await toldOf(id)).toEqual(['ticket_new', 'ticket_warning'])
    for (const time of ['13:00', '13:01', '17:00']) await watchClocks(at(`2026-11-23T${time}`))
    expect(await toldOf(id)).toEqual(['ticket_new', 'ticket_warning', 'ticket_breach'])
    expect((await ticketOf(operator, id)).sla.breached).toEqual(['first_response'])
    expect((await ticketOf(member, id)).sla.breached).toEqual([])
    expect(await historyOf(id)).toEqual(['opened', 'warned', 'breached'])
  })

  it('tells nobody of a ticket that was answered in time', async () => {
    const { member, operator } = await deskAt('2026-11-23T09:00')
    const { id } = await aTicket(member)
    await write(operator, id, { text: 'Quem recebe?', wait_for_customer: true })
    await watchClocks(at('2026-12-20T12:00'))
    expect(await toldOf(id)).toEqual(['ticket_new'])
  })
})

describe('a customer who does not answer', () => {
  const waiting = async () => {
    const desk = await deskAt('2026-11-19T10:00')
    const { id } = await aTicket(desk.member)
    await write(desk.operator, id, { text: 'Quem recebe?', wait_for_customer: true })
    return { ...desk, id }
  }

  it('is reminded after three business days, not on the holiday, and the ticket closes after five', async () => {
    const { member, id } = await waiting()
    for (const time of ['2026-11-20T10:00', '2026-11-22T12:00', '2026-11-25T17:59']) await closeSilentTickets(at(time))
    expect(await bellsOf(member)).toEqual(['ticket_reply'])
    await closeSilentTickets(at('2026-11-25T22:00'))
    expect(await bellsOf(member)).toEqual(['ticket_reply'])
    for (const time of ['2026-11-25T18:00', '2026-11-26T09:00', '2026-11-27T17:59']) await closeSilentTickets(at(time))
    expect(await bellsOf(member)).toEqual(['ticket_reply', 'ticket_reply'])
    await closeSilentTickets(at('2026-11-27T18:00'))
    const ticket = await ticketOf(member, id)
    expect(ticket).toMatchObject({ status: 'CLOSED', closed_by: null })
    // Nobody is asked how a ticket was that closed by itself.
    expect(ticket.allowed_actions).not.toContain('rate')
    expect((await textsOf(member, id)).at(-1)).toBe('closed_by_itself')
    expect(await bellsOf(member)).toEqual(['ticket_reply', 'ticket_reply', 'ticket_closed'])
  })

  it('keeps the ticket by an answer', async () => {
    const { member, id } = await waiting()
    await write(member, id, 'O Otávio.')
    await closeSilentTickets(at('2026-12-18T12:00'))
    expect(await ticketOf(member, id)).toMatchObject({ status: 'IN_PROGRESS', waiting_for: 'staff' })
  })
})

describe('a closed ticket', () => {
  it('has no clock that runs', async () => {
    const { member, operator } = await deskAt('2026-11-23T09:00')
    const { id } = await aTicket(member)
    await close(operator, id, 'Pronto.')
    await watchClocks(at('2027-01-20T12:00'))
    expect(await rowsOf('select next_check_at, next_due_at, running_since from tickets where id = $1', [id])).toEqual([
      { next_check_at: null, next_due_at: null, running_since: null },
    ])
    expect(await toldOf(id)).toEqual(['ticket_new'])
  })
})

describe('a ticket that cannot be looked at', () => {
  it('does not keep the others waiting', async () => {
    const { member } = await deskAt('2026-11-23T09:00')
    const [broken, fine] = [await aTicket(member), await aTicket(member)]

    await rowsOf(`update tickets set policy = policy - 'calendar' where id = $1`, [broken.id])
    await expect(watchClocks(at('2026-11-23T12:00'))).rejects.toThrow()
    expect(await toldOf(fine.id)).toEqual(['ticket_new', 'ticket_warning'])
  })

  it('is told of once, however many processes look', async () => {
    const { member } = await deskAt('2026-11-23T09:00')
    const { id } = await aTicket(member)
    await Promise.all(Array.from({ length: 4 }, () => watchClocks(at('2026-11-23T12:00')).catch(() => undefined)))
    expect((await historyOf(id)).filter((action) => action === 'warned')).toEqual(['warned'])
  })
})
