import { partTerms, returnObjections, shareOfFee } from '@/services/logistics/returns.rules'

const items = [
  { product_id: 1, quantity: 3, unit_price: '200.00' },
  { product_id: 2, quantity: 2, unit_price: '100.00' },
]

describe('the part of the fee that falls to some units', () => {
  it('goes by the prices of their products', () => {
    expect(shareOfFee('800.00', items, [1])).toBe('200.00')
    expect(shareOfFee('800.00', items, [2, 2])).toBe('200.00')
    expect(shareOfFee('720.00', items, [1, 1, 1, 2, 2])).toBe('720.00')
  })

  it('takes the average for a product that the order did not list', () => {
    expect(shareOfFee('800.00', items, [9])).toBe('160.00')
  })

  it('is nothing without items', () => {
    expect(shareOfFee('800.00', [], [1])).toBe('0.00')
  })
})

describe('giving a part back before the end', () => {
  const order = { monthly_fee: '800.00', ends_on: '2027-11-22', items }

  it('costs the clause of the contract on that part', () => {
    expect(partTerms(order, [1], '2026-11-22')).toEqual({
      monthly_fee: '200.00',
      early: { months: 12, days: 0, fine: '720.00' },
    })
  })

  it('costs nothing once the contract has ended', () => {
    expect(partTerms({ ...order, ends_on: '2026-11-01' }, [1], '2026-11-22').early).toBeNull()
    expect(partTerms({ ...order, ends_on: null }, [1], '2026-11-22').early).toBeNull()
  })
})

describe('what may be asked back', () => {
  it('is what is in use and was not asked for; for the rest it says why', () => {
    expect(
      returnObjections([
        { serial: 'A', status: 'IN_USE', asked: false },
        { serial: 'B', status: 'IN_USE', asked: true },
        { serial: 'C', status: 'IN_RELOCATION', asked: false },
      ]),
    ).toEqual(['Serial B: a devolução já foi pedida.', 'Serial C: não pode ser devolvido agora (em mudança de local).'])
  })
})
