import fc from 'fast-check'
import { addDays } from '@/services/orders/business-days.rules'
import { contractEndCallToAction, contractEndText } from '@/services/orders/contract-end/contract-end-texts.rules'
import {
  daysUntil,
  EARLY_RETURN_PERCENT,
  earlyReturn,
  feeFromAddendum,
  noticeDue,
  renewalTerms,
  type RunningContract,
} from '@/services/orders/contract-end/contract-end.rules'
import { CONTRACT_TEMPLATES } from '@/services/orders/contract/contract-template.rules'
import { wireOrder } from '@/tests/factories/wire/order.wire'

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
  begunAt: null,
  monthlyFeeBefore: '900.00',
  monthlyFee: '942.12',
  indexRate: '4.68',
  ...overrides,
})

describe('the notices of the end of a contract', () => {
  it.each([
    [91, undefined],
    [90, 90],
    [61, 90],
    [60, 60],
    [31, 60],
    [30, 30],
    [0, 30],
    [-1, undefined],
  ])('%i days before: the %p day notice', (left, expected) => {
    expect(noticeDue(left)).toBe(expected)
  })

  it('come in order and at most three times, whichever days are missed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 })), (days) => {
        const told = [...days].sort((a, b) => b - a).flatMap((left) => noticeDue(left) ?? [])
        expect(told).toEqual([...told].sort((a, b) => b - a))
        expect(new Set(told).size).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('are counted in days across months', () => {
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

  it('keep the fee with a reason: chosen, index unknown, too early', () => {
    const kept = { monthlyFee: '900.00', readjustment: null }
    expect(terms(contract(), null)).toMatchObject({ ...kept, keptBecause: 'chosen' })
    expect(terms(contract(), 'IPCA', [])).toMatchObject({ ...kept, keptBecause: 'no_index' })
    expect(terms(contract({ startsOn: '2025-12-21' }))).toMatchObject({ ...kept, keptBecause: 'too_early' })
  })

  it('leave fifteen days to answer when the contract has ended', () => {
    expect(terms(contract({ endsOn: '2026-11-20' }))).toMatchObject({ beginsOn: '2026-12-06', endsOn: '2028-12-06' })
    expect(terms(contract({ endsOn: TODAY }))).toMatchObject({ beginsOn: TODAY })
  })

  it('follow from the fee and the day of the last renewal, even before it has started', () => {
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

describe('a fee with added upgrades', () => {
  it('carries upgrades added after the addendum into the renewal, and is the basis of the next one', () => {
    expect(feeFromAddendum({ monthlyFeeBefore: '900.00', monthlyFee: '942.12' }, '900.00')).toBe('942.12')
    expect(feeFromAddendum({ monthlyFeeBefore: '900.00', monthlyFee: '942.12' }, '950.00')).toBe('992.12')

    const wish = { durationMonths: 12, index: null }
    const waiting = contract({ monthlyFee: '950.00', addenda: [renewed()] })
    expect(renewalTerms(waiting, wish, IPCA, TODAY).monthlyFeeBefore).toBe('992.12')
    const begun = contract({ monthlyFee: '1042.12', addenda: [renewed({ begunAt: new Date('2026-12-20') })] })
    expect(renewalTerms(begun, wish, IPCA, TODAY).monthlyFeeBefore).toBe('1042.12')
  })
})

describe('the fine for an early return', () => {
  it('is 30 % of the remaining fees, with a day as a thirtieth of a month', () => {
    expect(earlyReturn('900.00', '2028-01-01', TODAY)).toEqual({ months: 13, days: 11, fine: '3609.00' })
    expect(earlyReturn('100.05', '2026-11-22', TODAY)).toEqual({ months: 0, days: 1, fine: '1.00' })
  })

  it('is undefined at the end and after it', () => {
    expect(earlyReturn('900.00', TODAY, TODAY)).toBeUndefined()
    expect(earlyReturn('900.00', '2026-11-20', TODAY)).toBeUndefined()
  })

  it('has the percentage of the newest contract template', () => {
    const clause = CONTRACT_TEMPLATES[0].clauses.find(({ heading }) => heading === 'Encerramento antecipado')
    expect(clause?.paragraphs[0]?.text).toContain(
      `multa de ${String(EARLY_RETURN_PERCENT)}% das mensalidades que faltarem`,
    )
  })
})

describe('the texts for the customer near the end of a rental', () => {
  const rental = (overrides = {}) =>
    wireOrder({ stage_name: 'ONGOING', turn: null, ends_on: '2026-12-02', addenda: [], ...overrides })

  it('ask for a choice until the customer has made it', () => {
    expect(contractEndText(rental(), TODAY)?.title).toBe('O contrato termina em 11 dias')
    expect(contractEndCallToAction(rental(), TODAY)).toBe('Decidir agora')
    const end = {
      choice: 'return' as const,
      duration_months: null,
      message: null,
      said_by: 'Ana',
      said_at: TODAY,
      addendum: null,
    }
    expect(contractEndText(rental({ contract_end: end }), TODAY)?.description).toMatch(/^Você escolheu devolver\./)
    expect(contractEndCallToAction(rental({ contract_end: end }), TODAY)).toBeUndefined()
  })

  it('are absent long before the end, and count the days after it', () => {
    expect(contractEndText(rental({ ends_on: '2027-06-01' }), TODAY)).toBeUndefined()
    expect(contractEndText(rental({ ends_on: '2026-11-20' }), TODAY)?.title).toBe('O contrato terminou há 1 dia')
    expect(contractEndText(rental({ ends_on: TODAY }), TODAY)?.title).toBe('O contrato termina hoje')
  })
})
