import { firstUnread, sideName, systemLineTitle, threadDays, threadEntries } from '@/services/tickets/thread.rules'
import { SYSTEM_LINES } from '@/services/tickets/ticket-states.rules'
import { wireStaffMessage, wireTicketExchange, wireTicketMessage } from '@/tests/factories/wire/tickets.wire'

const opened = wireTicketMessage()
const answered = wireStaffMessage()
const later = wireStaffMessage({ id: 5, created_at: '2026-11-23T13:28:00.000Z' })

describe('the conversation', () => {
  it('has the steps of the exchange among the messages, in the order of time', () => {
    const keys = threadEntries([opened, answered, later], wireTicketExchange(), false).map(({ key }) => key)
    expect(keys).toEqual(['message-1', 'message-2', 'step-decided', 'step-shipped', 'message-5'])
  })

  it('keeps steps back that belong before messages which are not loaded', () => {
    const keys = threadEntries([later], wireTicketExchange(), true).map(({ key }) => key)
    expect(keys).toEqual(['message-5'])
  })

  it('is divided by days of São Paulo, with the number of messages of each', () => {
    const night = wireTicketMessage({ id: 3, created_at: '2026-11-20T02:30:00.000Z' })
    const days = threadDays(threadEntries([opened, answered, night, later], null, false))
    expect(days.map(({ day, messages }) => [day, messages])).toEqual([
      ['2026-11-19', 3],
      ['2026-11-23', 1],
    ])
  })
})

describe('the first unread message', () => {
  it.each([
    ['none was read', null, 2],
    ['some were', 2, 5],
    ['all were', 5, undefined],
  ])('when %s', (_, lastRead, found) => expect(firstUnread([opened, answered, later], lastRead)).toBe(found))

  it('is none of the own ones, and no line of the platform', () => {
    const line = wireStaffMessage({ id: 9, kind: 'system', line: 'closed' })
    expect(firstUnread([wireTicketMessage({ id: 8 }), line], null)).toBeUndefined()
  })
})

describe('a line that the platform wrote', () => {
  const author = { id: 20, name: 'Joana Mattos' }
  it.each([
    ['closed', null, 'Encerrado por Joana Mattos'],
    ['closed_by_itself', null, 'Encerrado por falta de resposta'],
    ['reopened', null, 'Reaberto por Joana Mattos'],
    ['assigned', 'Denise', 'Denise cuida deste chamado'],
    ['unassigned', null, 'O chamado ficou sem responsável'],
    ['merged', '1031', 'Juntado com o chamado 1031'],
  ] as const)('%s', (line, about, title) => expect(systemLineTitle({ line, about, author })).toBe(title))

  it.each(SYSTEM_LINES)('%s has words without names too', (line) =>
    expect(systemLineTitle({ line, about: null, author: null })).not.toBe(''),
  )
})

it.each([
  ['staff', false, 'Arrenda'],
  ['customer', true, 'Você'],
  ['customer', false, undefined],
] as const)('the side %s (own: %s) is called %s', (side, isOwn, name) => expect(sideName(side, isOwn)).toBe(name))
