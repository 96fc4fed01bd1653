import fc from 'fast-check'
import { addDays } from '@/services/orders/business-days.rules'
import { daysUntil, noticeDue, renewalTerms, type RunningContract } from '@/services/orders/contract-end.rules'

const TODAY = '2026-11-21'
const IPCA = [{ index: 'IPCA', month: '2026-10-01', rate: '4.68' } as const]

const contract = (overrides: Partial<RunningContract> = {}): RunningContract => ({
  startsOn: '2024-12-20',
  endsOn: '2026-12-20',
  monthlyFee: '900.00',
  addenda: [],
  ...overrides,
})

const renewed = (overrides: Partial<RunningContract['addenda'][number]> = {}): RunningContract['addenda'][number] => ({
  status: 'accepted',
  beginsOn: '2026-12-20',
  monthlyFee: '942.12',
  indexRate: '4.68',
  ...overrides,
})

describe('when a customer is told that a contract ends', () => {
  it.each([
    [91, undefined],
    [90, 90],
    [61, 90],
    [60, 60],
    [31, 60],
    [30, 30],
    [0, 30],
    [-1, undefined],
  ])('%i days before: the notice of %p', (left, expected) => {
    expect(noticeDue(left)).toBe(expected)
  })

  it('each notice has its days, once, whichever days are missed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 })), (days) => {
        const told = [...days].sort((a, b) => b - a).flatMap((left) => noticeDue(left) ?? [])
        expect(told).toEqual([...told].sort((a, b) => b - a))
        expect(new Set(told).size).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('counts days whatever the month', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
        expect(daysUntil(addDays(TODAY, days), TODAY)).toBe(days)
      }),
    )
  })
})

describe('the terms of a renewal', () => {
  const terms = (from: RunningContract, index: 'IPCA' | null = 'IPCA', entries: typeof IPCA | [] = IPCA) =>
    renewalTerms(from, { durationMonths: 24, index }, entries, TODAY)

  it('follow the contract without a gap, at the readjusted fee', () => {
    expect(terms(contract())).toEqual({
      beginsOn: '2026-12-20',
      endsOn: '2028-12-20',
      monthlyFeeBefore: '900.00',
      monthlyFee: '942.12',
      readjustment: IPCA[0],
      keptBecause: null,
    })
  })

  it('keep the fee and say why: chosen, not known yet, too early', () => {
    const kept = { monthlyFee: '900.00', readjustment: null }
    expect(terms(contract(), null)).toMatchObject({ ...kept, keptBecause: 'chosen' })
    expect(terms(contract(), 'IPCA', [])).toMatchObject({ ...kept, keptBecause: 'no_index' })
    expect(terms(contract({ startsOn: '2025-12-21' }))).toMatchObject({ ...kept, keptBecause: 'too_early' })
  })

  it('give fifteen days to answer when the contract has ended', () => {
    expect(terms(contract({ endsOn: '2026-11-20' }))).toMatchObject({ beginsOn: '2026-12-06', endsOn: '2028-12-06' })
    expect(terms(contract({ endsOn: TODAY }))).toMatchObject({ beginsOn: TODAY })
  })

  it('start from the fee and the day of the last renewal, also before that has begun', () => {
    const again = contract({
      endsOn: '2027-12-20',
      addenda: [renewed(), renewed({ status: 'refused', monthlyFee: '1.00' })],
    })
    expect(terms(again)).toMatchObject({ monthlyFeeBefore: '942.12', monthlyFee: '986.21', keptBecause: null })
    expect(terms({ ...again, endsOn: '2027-12-19' })).toMatchObject({ keptBecause: 'too_early' })
    const unchanged = contract({ endsOn: '2027-12-19', addenda: [renewed({ monthlyFee: '900.00', indexRate: null })] })
    expect(terms(unchanged)).toMatchObject({ monthlyFeeBefore: '900.00', monthlyFee: '942.12' })
  })
})
