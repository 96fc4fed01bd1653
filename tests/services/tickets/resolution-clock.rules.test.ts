import fc from 'fast-check'
import { addBusinessMinutes, businessMinutesBetween } from '@/services/tickets/business-minutes.rules'
import { dueClocks, onCustomerMessage, onStaffReply, openClocks, resumedDue } from '@/services/tickets/clocks.rules'
import { DEFAULT_POLICY, SUPPORT_CALENDARS, type TicketPolicy } from '@/services/tickets/policy.rules'
import { at, walkClocks } from '@/tests/factories/tickets/clocks.factory'

const HALF: TicketPolicy = { ...DEFAULT_POLICY, resolution_minutes: 540 }

describe('the resolution', () => {
  it.each<[string, string, string[], number, string, TicketPolicy]>([
    [
      'P1',
      '2026-11-23T10:00',
      ['2026-11-23T14:00 wait', '2026-11-24T11:00 message'],
      240,
      '2026-11-26T16:00',
      DEFAULT_POLICY,
    ],
    [
      'P2',
      '2026-11-23T10:00',
      ['2026-11-23T14:00 wait', '2026-11-24T22:40 message'],
      240,
      '2026-11-27T14:00',
      DEFAULT_POLICY,
    ],
    ['P3', '2026-11-19T16:00', ['2026-11-19T17:00 wait', '2026-11-21T12:00 message'], 60, '2026-11-23T17:00', HALF],
    [
      'P4',
      '2026-11-23T10:00',
      ['2026-11-23T11:00 wait', '2026-11-23T15:00 message', '2026-11-24T09:30 wait', '2026-11-26T09:30 message'],
      270,
      '2026-11-30T14:00',
      DEFAULT_POLICY,
    ],
    [
      'P5',
      '2026-12-23T17:00',
      ['2026-12-24T10:00 wait', '2026-12-28T08:00 message'],
      120,
      '2026-12-30T16:00',
      DEFAULT_POLICY,
    ],
    ['P6', '2026-11-23T10:00', ['2026-11-23T20:00 wait', '2026-11-24T07:00 message'], 480, '2026-11-24T10:00', HALF],
    [
      'P7',
      '2026-11-23T09:00',
      ['2026-11-23T12:00 close', '2026-11-27T16:00 reopen'],
      180,
      '2026-12-02T13:00',
      DEFAULT_POLICY,
    ],
    [
      'given while the customer has the turn',
      '2026-11-23T10:00',
      ['2026-11-23T14:00 wait', '2026-11-24T11:00 take'],
      240,
      '2026-11-26T16:00',
      DEFAULT_POLICY,
    ],
    [
      'answered twice without asking anything',
      '2026-11-23T10:00',
      ['2026-11-23T14:00 reply', '2026-11-24T11:00 reply'],
      0,
      '2026-11-26T10:00',
      DEFAULT_POLICY,
    ],
    [
      'answered again while the customer has the turn',
      '2026-11-23T10:00',
      ['2026-11-23T14:00 wait', '2026-11-24T11:00 reply'],
      240,
      '2026-11-26T16:00',
      DEFAULT_POLICY,
    ],
    [
      'with nothing left',
      '2026-11-23T09:00',
      ['2026-11-24T12:00 wait', '2026-11-26T10:00 message'],
      720,
      '2026-11-23T18:00',
      HALF,
    ],
    [
      'used up to the minute',
      '2026-11-23T09:00',
      ['2026-11-23T18:00 wait', '2026-11-26T10:00 message'],
      540,
      '2026-11-23T18:00',
      HALF,
    ],
    [
      'with a minute left',
      '2026-11-23T09:00',
      ['2026-11-23T17:59 wait', '2026-11-26T10:00 message'],
      539,
      '2026-11-26T10:01',
      HALF,
    ],
  ])('%s', (_, opened, steps, used, due, policy) => {
    const ticket = walkClocks(opened, steps, policy)

    expect(ticket.usedMinutes).toBe(used)
    expect(ticket.resolutionDueAt).toEqual(at(due))
    expect(ticket.runningSince).toEqual(used === 0 ? at(opened) : at(steps.at(-1)?.slice(0, 16) ?? ''))
  })

  it('P8: would count the longer hours as well', () => {
    const opened = at('2026-11-21T09:00')
    const used = businessMinutesBetween(opened, at('2026-11-21T10:00'), 'extended')
    const due = addBusinessMinutes(opened, 780, 'extended')

    expect(used).toBe(60)
    expect(resumedDue(at('2026-11-22T21:00'), { used, target: 780, due }, 'extended')).toEqual(at('2026-11-23T20:00'))
  })

  it('stands still while the customer has the turn, where it was to end', () => {
    const ticket = walkClocks('2026-11-23T10:00', ['2026-11-23T14:00 wait'])

    expect(ticket).toMatchObject({ runningSince: null, usedMinutes: 240, resolutionDueAt: at('2026-11-26T10:00') })
    expect(ticket.nextCheckAt).toBeNull()
    expect(dueClocks(ticket, at('2026-12-30T10:00'))).toEqual({ warned: [], breached: [] })
  })

  it('is not counted again by an answer to who has the turn already', () => {
    const ticket = walkClocks('2026-11-23T10:00', [
      '2026-11-23T14:00 wait',
      '2026-11-24T11:00 wait',
      '2026-11-24T12:00 close',
    ])

    expect(ticket.usedMinutes).toBe(240)
  })

  it('has its target between opening and end, however often and long it paused', () => {
    const gaps = fc.array(fc.tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 20_000 })), {
      maxLength: 6,
    })
    const starts = fc.date({ min: at('2025-01-01T00:00'), max: at('2029-01-01T00:00'), noInvalidDate: true })
    fc.assert(
      fc.property(
        starts,
        fc.integer({ min: 1, max: 9_000 }),
        gaps,
        fc.constantFrom(...SUPPORT_CALENDARS),
        (start, target, pauses, calendar) => {
          let ticket = openClocks({ ...DEFAULT_POLICY, calendar, resolution_minutes: target }, start)
          let now = start
          let used = 0
          for (const [run, pause] of pauses) {
            const since = now
            now = new Date(now.getTime() + run * 60_000)
            used += businessMinutesBetween(since, now, 'business')
            ticket = { ...ticket, ...onStaffReply(ticket, now, { waitForCustomer: true }) }
            now = new Date(now.getTime() + pause * 60_000)
            ticket = { ...ticket, ...onCustomerMessage(ticket, now) }
            expect(ticket.usedMinutes).toBe(used)
          }
          const left = businessMinutesBetween(now, ticket.resolutionDueAt, 'business')
          if (used < target) expect(used + left).toBe(target)
          else expect(left).toBeLessThanOrEqual(0)
          expect(ticket.breached.includes('resolution')).toBe(pauses.length > 0 && used >= target)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
