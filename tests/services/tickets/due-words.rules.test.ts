import { dueWords, dueWordsInFull, formatSpan, ticketDeadlines } from '@/services/tickets/due-words.rules'
import { wireStaffTicket } from '@/tests/factories/wire/ticket-desk.wire'

/** Monday 23/11/2026, 13:16 in São Paulo. */
const NOW = new Date('2026-11-23T16:16:00Z')

describe('a span of time', () => {
  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [72, '1 h 12'],
    [125, '2 h 05'],
  ])('of %i minutes is %s', (minutes, text) => {
    expect(formatSpan(minutes)).toBe(text)
  })
})

describe('a deadline in a list', () => {
  it.each([
    // Late, from the moment itself on.
    ['2026-11-23T14:36:00Z', 'há 1 h 40', 'late'],
    ['2026-11-23T15:51:00Z', 'há 25 min', 'late'],
    ['2026-11-23T16:16:00Z', 'há 1 min', 'late'],
    ['2026-11-22T16:16:00Z', 'há 1 dia', 'late'],
    ['2026-11-20T16:00:00Z', 'há 3 dias', 'late'],
    // Close.
    ['2026-11-23T16:16:20Z', 'em 1 min', 'soon'],
    ['2026-11-23T17:28:00Z', 'em 1 h 12', 'soon'],
    ['2026-11-23T17:46:00Z', 'em 1 h 30', 'soon'],
    ['2026-11-23T17:50:00Z', 'hoje, 14:50', 'soon'],
    ['2026-11-23T21:00:00Z', 'hoje, 18h', 'soon'],
    ['2026-11-24T13:00:00Z', 'amanhã, 10h', 'soon'],
    // 23:30 in São Paulo is tomorrow in Greenwich.
    ['2026-11-24T02:30:00Z', 'hoje, 23:30', 'soon'],
    ['2026-11-25T12:00:00Z', '25/11, 9h', 'plain'],
    ['2027-01-04T12:30:00Z', '04/01/2027, 09:30', 'plain'],
  ] as const)('at %s reads %s', (due, text, tone) => {
    expect(dueWords(due, NOW)).toEqual({ text, tone })
  })
})

describe('a deadline with room', () => {
  it.each([
    ['2026-11-23T17:28:00Z', 'em 1 h 12 · hoje, 14:28'],
    ['2026-11-23T14:36:00Z', 'há 1 h 40 · hoje, 11:36'],
    ['2026-11-19T15:00:00Z', 'há 4 dias · 19/11, 12h'],
    ['2026-11-24T13:00:00Z', 'amanhã, 10h'],
    ['2026-11-25T21:00:00Z', 'qua., 25/11, 18h'],
  ])('at %s reads %s', (due, text) => {
    expect(dueWordsInFull(due, NOW).text).toBe(text)
  })
})

describe('the deadlines of a ticket', () => {
  const { sla } = wireStaffTicket()
  const keysOf = (overrides: Parameters<typeof wireStaffTicket>[0]) =>
    ticketDeadlines(wireStaffTicket(overrides), NOW).map(({ key }) => key)

  it('begin with those that run', () => {
    const deadlines = ticketDeadlines(wireStaffTicket(), NOW)
    expect(deadlines.map(({ label, due, note }) => [label, due, note?.text])).toEqual([
      ['Próxima resposta', '2026-11-23T17:28:00.000Z', undefined],
      ['Solução', '2026-11-25T21:00:00.000Z', undefined],
      ['Primeira resposta', null, 'em 53 min'],
    ])
    // 72 of 240 minutes are left.
    expect(deadlines[0]?.share).toBeCloseTo(0.7)
  })

  it('have the first response in front until it is given', () => {
    expect(keysOf({ sla: { ...sla, first_response_at: null, next_response_due_at: null } })).toEqual([
      'first',
      'resolution',
    ])
  })

  it('say that the resolution stands still, and that a first response was late', () => {
    const late = { ...sla, paused: true, next_response_due_at: null, breached: ['first_response' as const] }
    expect(ticketDeadlines(wireStaffTicket({ sla: late }), NOW).map(({ note }) => note)).toEqual([
      { text: 'parado', tone: 'plain' },
      { text: 'em 53 min', tone: 'bad' },
    ])
  })

  it('have none that runs once the ticket is closed', () => {
    const closed = ticketDeadlines(wireStaffTicket({ status: 'CLOSED', waiting_for: null }), NOW)
    expect(closed.every(({ due }) => due === null)).toBe(true)
  })

  it.each([
    [null, '2026-11-26T21:00:00.000Z', undefined],
    ['2026-11-25T13:00:00.000Z', null, { text: 'no prazo', tone: 'ok' }],
    ['2026-11-27T13:00:00.000Z', null, { text: 'com atraso', tone: 'bad' }],
  ])('follow the exchange until its replacement is there (%s)', (delivered_at, due, note) => {
    const exchange = {
      id: 1,
      status: 'ACCEPTED',
      requested_at: '2026-11-23T13:00:00.000Z',
      decided_at: null,
      decision: null,
      shipped_at: null,
      delivered_at,
      collected_at: null,
      due_at: '2026-11-26T21:00:00.000Z',
      replacement_serial: null,
      tracking: null,
    } as const
    const found = ticketDeadlines(wireStaffTicket({ exchange }), NOW).find(({ key }) => key === 'exchange')
    expect(found).toMatchObject({ due, ...(note && { note }) })
    expect(keysOf({ exchange: { ...exchange, status: 'REFUSED' } })).not.toContain('exchange')
  })
})
