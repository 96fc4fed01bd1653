import { groupsText } from '@/services/stock/units/product-groups.rules'

describe('the stock of a product as text', () => {
  it('names each group that has units, in singular and plural', () => {
    const stock = [
      { group: 'customers', total: 2 },
      { group: 'pre-owned', total: 1 },
      { group: 'new', total: 1200 },
      { group: 'backup', total: 0 },
    ] as const

    expect(groupsText(stock)).toBe('1.200 novos, 1 seminovo, 2 de clientes')
  })

  it('is empty without units', () => {
    expect(groupsText([])).toBe('')
  })
})
