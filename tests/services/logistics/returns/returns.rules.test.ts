import {
  type FeeParts,
  partialReturnTerms,
  returnObjections,
  shareOfFee,
} from '@/services/logistics/returns/returns.rules'

const items = [
  { quantity: 3, unit_price: '200.00' },
  { quantity: 2, unit_price: '100.00' },
]

const feeOf = (monthly_fee: string, overrides: Partial<FeeParts> = {}): FeeParts => ({
  monthly_fee,
  items,
  added: '0.00',
  ...overrides,
})

describe('the share of the monthly fee of some units', () => {
  it('follows the price of each unit', () => {
    expect(shareOfFee(feeOf('800.00'), ['200.00'])).toBe('200.00')
    expect(shareOfFee(feeOf('800.00'), ['100.00', '100.00'])).toBe('200.00')
    expect(shareOfFee(feeOf('720.00'), ['200.00', '200.00', '200.00', '100.00', '100.00'])).toBe('720.00')
  })

  it('counts what an upgrade added, to the unit and to the whole', () => {
    expect(shareOfFee(feeOf('850.00', { added: '50.00' }), ['250.00'])).toBe('250.00')
    expect(shareOfFee(feeOf('850.00', { added: '50.00' }), ['100.00'])).toBe('100.00')
  })

  it('takes the average for what the order never listed', () => {
    expect(shareOfFee(feeOf('800.00'), [null])).toBe('160.00')
  })

  it('is nothing without items', () => {
    expect(shareOfFee(feeOf('800.00', { items: [] }), ['200.00'])).toBe('0.00')
  })
})

describe('returning part of an order early', () => {
  const order = { ...feeOf('800.00'), ends_on: '2027-11-22' }

  it('costs the contract’s fine on that part', () => {
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

describe('which units may be returned', () => {
  it('are those in use without an open return; the others get a reason', () => {
    expect(
      returnObjections([
        { serial: 'A', status: 'IN_USE', asked: false },
        { serial: 'B', status: 'IN_USE', asked: true },
        { serial: 'C', status: 'IN_RELOCATION', asked: false },
      ]),
    ).toEqual(['Serial B: a devolução já foi pedida.', 'Serial C: não pode ser devolvido agora (em mudança de local).'])
  })
})
