import { DUE_BUSINESS_DAYS, dueAt } from '@/services/orders/workflow/due.rules'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { turnOf } from '@/services/orders/workflow/turn.rules'
import { holdExpiry } from '@/services/stock/holds/hold-expiry.rules'
import { aSnapshot } from '@/tests/factories/orders/snapshot.factory'

/** A local time in São Paulo. */
const at = (local: string) => new Date(`${local}:00-03:00`)

const analysis = { stage: 'DOC_ANALYSIS', state: 'waiting', turn: 'staff' } as const

describe('a deadline', () => {
  it.each([
    ['during the day', '2026-11-16T10:00', '2026-11-17T18:00'],
    ['just before closing', '2026-11-16T17:59', '2026-11-17T18:00'],
    ['after closing, which counts as the next business day', '2026-11-16T18:00', '2026-11-18T18:00'],
    ['on the eve of a holiday before a weekend', '2026-11-19T09:00', '2026-11-23T18:00'],
    ['on the evening of that eve', '2026-11-19T21:00', '2026-11-24T18:00'],
    ['on a Saturday', '2026-11-21T11:00', '2026-11-24T18:00'],
    ['on a Saturday night', '2026-11-21T23:00', '2026-11-24T18:00'],
    ['when it is already the next day in UTC', '2026-11-16T22:30', '2026-11-18T18:00'],
  ])('of a submission %s', (_, handedIn, due) => {
    expect(dueAt(analysis, at(handedIn))).toEqual(at(due))
  })

  it('is shorter for corrections', () => {
    const returned = { stage: 'DOC_ANALYSIS', state: 'reproved', turn: 'customer' } as const

    expect(dueAt(returned, at('2026-11-19T09:42'))).toEqual(at('2026-11-24T18:00'))
  })

  it.each([
    ['on a Monday morning', '2026-11-23T10:00', '2026-11-27T18:00'],
    ['on a Monday evening', '2026-11-23T18:30', '2026-11-30T18:00'],
    ['before Carnival', '2027-02-05T10:00', '2027-02-11T18:00'],
  ])('of a proposal issued %s comes before its hold expires', (_, made, due) => {
    const proposal = { stage: 'PROPOSAL_AGREEMENT', state: 'waiting', turn: 'customer' } as const

    expect(dueAt(proposal, at(made))).toEqual(at(due))
    expect(at(due).getTime()).toBeLessThanOrEqual(holdExpiry(at(made)).getTime())
  })

  it('is null without a turn', () => {
    expect(dueAt({ stage: 'ONGOING', state: 'waiting', turn: null }, at('2026-11-16T10:00'))).toBeNull()
  })

  it.each(STAGES)('is defined for every turn in %s', (stage) => {
    for (const turn of [null, 'customer', 'staff'] as const) {
      for (const state of ['waiting', 'reproved'] as const) {
        const side = turnOf(aSnapshot({ stage, state, turn }))
        if (side) expect(DUE_BUSINESS_DAYS[stage][side]).toBeGreaterThan(0)
      }
    }
  })
})
