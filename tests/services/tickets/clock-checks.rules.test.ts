import { dueClocks, onCheck, openClocks, type TicketClocks } from '@/services/tickets/clocks.rules'
import { DEFAULT_POLICY } from '@/services/tickets/policy.rules'
import { at, walkClocks } from '@/tests/factories/tickets/clocks.factory'

describe('what is told of clocks', () => {
  it.each([
    ['2026-11-23T12:59', [], []],
    ['2026-11-23T13:00', ['first_response'], []],
    ['2026-11-23T13:59', ['first_response'], []],
    ['2026-11-23T14:00', [], ['first_response']],
    ['2026-11-25T12:14', [], ['first_response']],
    ['2026-11-25T12:15', ['resolution'], ['first_response']],
    ['2026-11-26T10:00', [], ['first_response', 'resolution']],
  ])('at %s: warned of %j, late %j', (now, warned, breached) => {
    expect(dueClocks(walkClocks('2026-11-23T10:00', []), at(now))).toEqual({ warned, breached })
  })

  it('is each told once', () => {
    const told: unknown[] = []
    let ticket: TicketClocks = openClocks(DEFAULT_POLICY, at('2026-11-23T10:00'))
    while (ticket.nextCheckAt) {
      const now = ticket.nextCheckAt
      told.push([now, dueClocks(ticket, now)])
      ticket = { ...ticket, ...onCheck(ticket, now) }
      expect(dueClocks(ticket, now)).toEqual({ warned: [], breached: [] })
    }

    expect(told).toEqual([
      [at('2026-11-23T13:00'), { warned: ['first_response'], breached: [] }],
      [at('2026-11-23T14:00'), { warned: [], breached: ['first_response'] }],
      [at('2026-11-25T12:15'), { warned: ['resolution'], breached: [] }],
      [at('2026-11-26T10:00'), { warned: [], breached: ['resolution'] }],
    ])
    expect(ticket.breached).toEqual(['first_response', 'resolution'])
  })

  it('is recorded at once for several, when nobody looked for a while', () => {
    const ticket = walkClocks('2026-11-23T10:00', ['2026-12-30T10:00 check'])

    expect(ticket).toMatchObject({ breached: ['first_response', 'resolution'], nextCheckAt: null })
  })

  it('is what a clock that still runs has run out of, after a message came first', () => {
    const ticket = walkClocks('2026-11-23T10:00', ['2026-11-26T10:00 reply'])

    expect(ticket.breached).toEqual(['first_response'])
    expect(ticket.nextCheckAt).toEqual(at('2026-11-25T12:15'))
    expect(dueClocks(ticket, at('2026-11-26T10:00'))).toEqual({ warned: [], breached: ['resolution'] })
  })

  it('is nothing of a clock that stopped', () => {
    const ticket = walkClocks('2026-11-23T10:00', ['2026-11-23T12:30 reply'])

    expect(dueClocks(ticket, at('2026-11-23T18:00'))).toEqual({ warned: [], breached: [] })
    expect(ticket.nextCheckAt).toEqual(at('2026-11-25T12:15'))
  })

  it('is nothing of a closed ticket until it is opened again', () => {
    const closed = walkClocks('2026-11-23T10:00', ['2026-11-23T12:00 close'])
    const opened = walkClocks('2026-11-23T10:00', ['2026-11-23T12:00 close', '2026-11-25T12:00 reopen'])

    expect(closed.nextCheckAt).toBeNull()
    expect(opened.nextCheckAt).toEqual(at('2026-11-25T13:00'))
  })

  const twice: string[] = [
    '2026-11-23T11:00 wait',
    '2026-11-23T12:00 message',
    '2026-11-23T15:00 check',
    '2026-11-23T16:00 check',
    '2026-11-23T17:00 wait',
    '2026-11-24T10:00 message',
  ]

  it('is each next response anew, although what was late stays on record', () => {
    const ticket = walkClocks('2026-11-23T10:00', twice)

    expect(ticket).toMatchObject({ warned: [], breached: ['next_response'], nextCheckAt: at('2026-11-24T13:00') })
    expect(dueClocks(ticket, at('2026-11-24T13:00'))).toEqual({ warned: ['next_response'], breached: [] })
    expect(dueClocks(ticket, at('2026-11-24T14:00'))).toEqual({ warned: [], breached: ['next_response'] })
  })

  it('is a second late response once, also after a warning and further messages', () => {
    const warned = walkClocks('2026-11-23T10:00', [...twice, '2026-11-24T13:00 check', '2026-11-24T13:30 message'])
    const late = walkClocks('2026-11-23T10:00', [
      ...twice,
      '2026-11-24T13:00 check',
      '2026-11-24T13:30 message',
      '2026-11-24T14:00 check',
      '2026-11-24T15:00 message',
      '2026-11-24T15:00 take',
    ])

    expect(warned.nextCheckAt).toEqual(at('2026-11-24T14:00'))
    expect(dueClocks(warned, at('2026-11-24T14:00'))).toEqual({ warned: [], breached: ['next_response'] })
    expect(late.breached).toEqual(['next_response'])
    expect(dueClocks(late, at('2026-11-24T16:00'))).toEqual({ warned: [], breached: [] })
  })

  it('is a warning at once where a resumed resolution is past three quarters, and only one', () => {
    const steps: string[] = ['2026-11-25T13:00 wait', '2026-11-26T10:00 message']
    const ticket = walkClocks('2026-11-23T10:00', steps)
    const again = walkClocks('2026-11-23T10:00', [...steps, '2026-11-26T10:00 check'])

    expect(ticket.nextCheckAt && ticket.nextCheckAt <= at('2026-11-26T10:00')).toBe(true)
    expect(dueClocks(ticket, at('2026-11-26T10:00')).warned).toEqual(['resolution'])
    expect(again.warned).toEqual(['resolution'])
    expect(again.nextCheckAt).toEqual(at('2026-11-26T13:00'))
  })

  it('is late without a warning where a quarter is less than a minute', () => {
    const ticket = walkClocks('2026-11-23T10:00', [], { ...DEFAULT_POLICY, first_response_minutes: 1 })

    expect(dueClocks(ticket, at('2026-11-23T10:00'))).toEqual({ warned: [], breached: [] })
    expect(dueClocks(ticket, at('2026-11-23T10:01'))).toEqual({ warned: [], breached: ['first_response'] })
  })
})
