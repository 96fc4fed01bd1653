import { businessDaysText, holidaysBetween } from '@/services/tickets/ticket-holidays.rules'
import {
  countsText,
  customerDeadline,
  customerTurnTag,
  hourOf,
  lastMessageText,
  tookText,
} from '@/services/tickets/ticket-texts.rules'
import { wireTicketSummary } from '@/tests/factories/wire/tickets.wire'

const NOW = new Date('2026-11-23T12:00:00.000Z')
const text = (ticket: Parameters<typeof wireTicketSummary>[0]) => customerDeadline(wireTicketSummary(ticket), NOW)

describe('what the customer waits for', () => {
  it.each([
    ['an answer today', { next_due_at: '2026-11-23T16:00:00.000Z' }, 'resposta hoje, até 13h', 'soon'],
    ['an answer tomorrow', { next_due_at: '2026-11-24T14:30:00.000Z' }, 'resposta amanhã, até 11h30', 'soon'],
    ['an answer later', { next_due_at: '2026-11-27T16:00:00.000Z' }, 'resposta até 27/11', 'plain'],
    [
      'the solution',
      { next_due_at: '2026-11-25T16:00:00.000Z', resolution_due_at: '2026-11-25T16:00:00.000Z' },
      'solução até 25/11',
      'plain',
    ],
    ['a late answer', { next_due_at: '2026-11-23T11:00:00.000Z' }, 'resposta em atraso', 'late'],
    [
      'nothing: it is their turn',
      { waiting_for: 'customer', closes_at: '2026-11-30T21:00:00.000Z' },
      'fecha em 30/11',
      'plain',
    ],
    [
      'nothing, and it closes tomorrow',
      { waiting_for: 'customer', closes_at: '2026-11-24T21:00:00.000Z' },
      'fecha amanhã, 24/11',
      'soon',
    ],
    [
      'nothing more',
      { status: 'CLOSED', waiting_for: null, closed_at: '2026-11-20T13:00:00.000Z' },
      'encerrado em 20/11',
      'plain',
    ],
  ] as const)('%s', (_, ticket, words, tone) => expect(text(ticket)).toEqual({ text: words, tone }))
})

it.each([
  ['customer', 'Sua vez', 'wait'],
  ['staff', 'Vez da Arrenda', 'brand'],
  [null, 'Encerrado', 'neutral'],
] as const)('the turn of %s is “%s”', (waiting_for, word, tone) =>
  expect(customerTurnTag({ waiting_for })).toEqual({ word, tone }),
)

it.each([
  [{ by: 'Joana Mattos', is_own: false, side: 'staff' }, 'Joana respondeu'],
  [{ by: 'Bruno Tavares', is_own: false, side: 'customer' }, 'Bruno escreveu'],
  [{ by: 'Marina Duarte', is_own: true, side: 'customer' }, 'Você escreveu'],
] as const)('the newest message: %j', (message, words) =>
  expect(lastMessageText({ last_message: { ...message, at: NOW.toISOString() } })).toBe(words),
)

it.each([
  ['2026-11-23T12:00:20.000Z', 'em 1 min'],
  ['2026-11-23T12:53:00.000Z', 'em 53 min'],
  ['2026-11-23T17:10:00.000Z', 'em 5 h'],
  ['2026-11-26T12:00:00.000Z', 'em 3 dias'],
])('from 12:00 to %s it took “%s”', (to, words) => expect(tookText(NOW.toISOString(), to)).toBe(words))

it.each([
  [0, 0, 'Nenhum aberto'],
  [1, 0, '1 aberto'],
  [5, 2, '5 abertos, 2 aguardam você'],
  [1, 1, '1 aberto, 1 aguarda você'],
])('%s open, %s of them theirs: “%s”', (open, yours, words) => expect(countsText(open, yours)).toBe(words))

it('an hour has its minutes only when there are some', () => {
  expect([hourOf('2026-11-23T16:00:00.000Z'), hourOf('2026-11-23T14:30:00.000Z')]).toEqual(['13h', '11h30'])
})

describe('holidays on the way to a deadline', () => {
  it('are those on Monday to Friday', () => {
    expect(holidaysBetween('2026-11-19T12:00:00.000Z', '2026-11-25T21:00:00.000Z')).toEqual(['2026-11-20'])
    expect(holidaysBetween('2026-12-23T12:00:00.000Z', '2027-01-04T21:00:00.000Z')).toEqual([
      '2026-12-25',
      '2027-01-01',
    ])
  })

  it.each([
    ['2026-11-19T12:00:00.000Z', '2026-11-25T21:00:00.000Z', 'Conta dias úteis; 20/11 foi feriado.'],
    ['2026-11-23T12:00:00.000Z', '2026-11-25T21:00:00.000Z', 'Conta dias úteis.'],
    ['2026-12-23T12:00:00.000Z', '2026-12-29T21:00:00.000Z', 'Conta dias úteis; 25/12 é feriado.'],
  ])('from %s to %s: %s', (from, to, words) => expect(businessDaysText(from, to, NOW)).toBe(words))
})
