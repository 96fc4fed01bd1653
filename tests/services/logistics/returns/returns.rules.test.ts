import {
  type FeeParts,
  partialReturnTerms,
  returnObjections,
  shareOfFee,
} from '@/services/logistics/returns/returns.rules'

const items = [
  { quantity: 3, unit_price: '188.00', unit_service_fee: '12.00' },
  { quantity: 2, unit_price: '88.00', unit_service_fee: '12.00' },
]

const feeOf = (monthly_fee: string, overrides: Partial<FeeParts> = {}): FeeParts => ({
  monthly_fee,
  items,
  added: '0.00',
  ...overrides,
})

describe('the share of some units in the monthly fee', () => {
  it('follows the price of each unit', () => {
    expect(shareOfFee(feeOf('800.00'), ['200.00'])).toBe('200.00')
    expect(shareOfFee(feeOf('800.00'), ['100.00', '100.00'])).toBe('200.00')
    expect(shareOfFee(feeOf('720.00'), ['200.00', '200.00', '200.00', '100.00', '100.00'])).toBe('720.00')
  })

  it('includes the fee of upgrades, in the share and in the total', () => {
    expect(shareOfFee(feeOf('850.00', { added: '50.00' }), ['250.00'])).toBe('250.00')
    expect(shareOfFee(feeOf('850.00', { added: '50.00' }), ['100.00'])).toBe('100.00')
  })

  it('is the average for a unit that the order did not list', () => {
    expect(shareOfFee(feeOf('800.00'), [null])).toBe('160.00')
  })

  it('is zero without items', () => {
    expect(shareOfFee(feeOf('800.00', { items: [] }), ['200.00'])).toBe('0.00')
  })
})

describe('returning part of an order early', () => {
  const order = { ...feeOf('800.00'), ends_on: '2027-11-22' }

  it('costs the fine of the contract on that part', () => {
    expect(partialReturnTerms(order, ['200.00'], '2026-11-22')).toEqual({
      monthly_fee: '200.00',
      early: { months: 12, days: 0, fine: '720.00' },
    })
  })

  it('costs nothing once the contract has ended', () => {
    expect(partialReturnTerms({ ...order, ends_on: '2026-11-01' }, ['200.00'], '2026-11-22').early).toBeNull()
    expect(partialReturnTerms({ ...order, ends_on: null }, ['200.00'], '2026-11-22').early).toBeNull()
  })
})

describe('units to be returned', () => {
  it('must be in use without an open return; the others get a reason', () => {
    expect(
      returnObjections([
        { serial: 'A', status: 'IN_USE', asked: false },
        { serial: 'B', status: 'IN_USE', asked: true },
        { serial: 'C', status: 'IN_RELOCATION', asked: false },
      ]),
    ).toEqual(['Serial B: a devolução já foi pedida.', 'Serial C: não pode ser devolvido agora (em mudança de local).'])
  })
})
