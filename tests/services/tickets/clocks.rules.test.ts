import { openClocks } from '@/services/tickets/clocks.rules'
import type { TicketPolicy } from '@/services/tickets/policy.rules'
import { at, walkClocks } from '@/tests/factories/tickets/clocks.factory'

const EXTENDED: TicketPolicy = {
  name: 'Completo',
  calendar: 'extended',
  first_response_minutes: 120,
  resolution_minutes: 540,
  exchange_business_days: 1,
}

describe('opening a ticket', () => {
  it('starts the first response in the hours of its package, and the resolution in those of the office', () => {
    expect(openClocks(EXTENDED, at('2026-11-21T20:30'))).toEqual({
      policy: EXTENDED,
      firstResponseDueAt: at('2026-11-22T09:30'),
      firstResponseAt: null,
      nextResponseDueAt: null,
      nextResponseSince: null,
      resolutionDueAt: at('2026-11-23T18:00'),
      usedMinutes: 0,
      runningSince: at('2026-11-21T20:30'),
      warned: [],
      breached: [],
      nextCheckAt: at('2026-11-21T22:00'),
    })
  })
})

describe('the first response', () => {
  it('is given by the first answer of staff, and not again by the next', () => {
    const ticket = walkClocks('2026-11-23T10:00', ['2026-11-23T11:00 reply', '2026-11-23T12:00 reply'])

    expect(ticket.firstResponseAt).toEqual(at('2026-11-23T11:00'))
    expect(ticket.firstResponseDueAt).toEqual(at('2026-11-23T14:00'))
    expect(ticket.breached).toEqual([])
  })

  it('is late when it comes at the very end, also if nobody looked before', () => {
    expect(walkClocks('2026-11-23T10:00', ['2026-11-23T13:59 reply']).breached).toEqual([])
    expect(walkClocks('2026-11-23T10:00', ['2026-11-23T14:00 reply']).breached).toEqual(['first_response'])
  })

  it('waits for staff although the customer writes again', () => {
    const ticket = walkClocks('2026-11-23T10:00', ['2026-11-23T12:00 message'])

    expect(ticket.firstResponseDueAt).toEqual(at('2026-11-23T14:00'))
    expect(ticket.nextResponseDueAt).toBeNull()
  })

  it('does not count the time in which the ticket was closed', () => {
    const ticket = walkClocks('2026-11-23T10:00', ['2026-11-23T11:00 close', '2026-11-25T16:00 reopen'])

    expect(ticket.firstResponseDueAt).toEqual(at('2026-11-26T10:00'))
    expect(ticket.breached).toEqual([])
  })

  it('stays late when the ticket was closed too late', () => {
    const ticket = walkClocks('2026-11-23T10:00', ['2026-11-23T14:00 close', '2026-11-25T16:00 reopen'])

    expect(ticket.firstResponseDueAt).toEqual(at('2026-11-23T14:00'))
    expect(ticket.breached).toEqual(['first_response'])
  })

  it('that was given is not touched by closing and opening again', () => {
    const ticket = walkClocks('2026-11-23T10:00', [
      '2026-11-23T11:00 wait',
      '2026-11-23T12:00 close',
      '2026-11-25T16:00 reopen',
    ])

    expect(ticket.firstResponseDueAt).toEqual(at('2026-11-23T14:00'))
    expect(ticket.usedMinutes).toBe(60)
  })
})

describe('the next response', () => {
  const answered: string[] = ['2026-11-23T11:00 wait']

  it('is asked for by a message of the customer, in the hours of the package', () => {
    const ticket = walkClocks('2026-11-21T09:00', ['2026-11-21T10:00 wait', '2026-11-21T21:00 message'], EXTENDED)

    expect(ticket.nextResponseSince).toEqual(at('2026-11-21T21:00'))
    expect(ticket.nextResponseDueAt).toEqual(at('2026-11-22T10:00'))
  })

  it('is not put off by further messages', () => {
    const ticket = walkClocks('2026-11-23T10:00', [...answered, '2026-11-23T12:00 message', '2026-11-23T15:00 message'])

    expect(ticket.nextResponseSince).toEqual(at('2026-11-23T12:00'))
    expect(ticket.nextResponseDueAt).toEqual(at('2026-11-23T16:00'))
  })

  it.each<[string, string]>([
    ['an answer', 'reply'],
    ['an answer that asks back', 'wait'],
    ['closing', 'close'],
  ])('ends with %s', (_, step) => {
    const ticket = walkClocks('2026-11-23T10:00', [...answered, '2026-11-23T12:00 message', `2026-11-23T13:00 ${step}`])

    expect(ticket).toMatchObject({ nextResponseDueAt: null, nextResponseSince: null, breached: [] })
  })

  it('starts with the message that opens a closed ticket again', () => {
    const ticket = walkClocks('2026-11-23T10:00', [
      ...answered,
      '2026-11-23T12:00 close',
      '2026-11-24T10:00 reopen',
      '2026-11-24T10:00 message',
    ])

    expect(ticket.nextResponseDueAt).toEqual(at('2026-11-24T14:00'))
    expect(ticket.runningSince).toEqual(at('2026-11-24T10:00'))
  })
})
