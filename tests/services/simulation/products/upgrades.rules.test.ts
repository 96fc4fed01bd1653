import { applyUpgrade, upgradeChoices } from '@/services/simulation/products/upgrades.rules'
import { wireQuotation, wireUpgrade, wireUpgradeItem } from '@/tests/factories/wire/simulation.wire'

const memory = wireUpgradeItem({ id: 8, upgrade_id: 4, name: 'Memória de 64 GB', monthly_fee: '25.00' })
const elsewhere = wireUpgradeItem({ id: 9, product_id: 2, quantity: 5 })
const selection = { productId: 1, upgradeId: 3, name: 'SSD de 1 TB', monthlyFee: '19.90' }
const cart = (...upgrades: ReturnType<typeof wireUpgradeItem>[]) => wireQuotation({ upgrades })

describe('the upgrades of a product of the cart', () => {
  it('are the offered ones, at the price of the cart, then those no longer offered', () => {
    const offered = [wireUpgrade({ monthly_fee: '21.00' }), wireUpgrade({ id: 5, products: [2] })]
    const known = {
      upgradeId: 3,
      name: 'SSD de 1 TB',
      description: 'No lugar do disco de fábrica',
      effect: 'Armazenamento: de 512 GB para 1 TB',
      offered: true,
    }
    expect(upgradeChoices(cart(wireUpgradeItem(), memory, elsewhere), 1, offered)).toEqual([
      { ...known, monthlyFee: '19.90', quantity: 2 },
      {
        upgradeId: 4,
        name: 'Memória de 64 GB',
        description: null,
        effect: null,
        monthlyFee: '25.00',
        quantity: 2,
        offered: false,
      },
    ])
    expect(upgradeChoices(cart(elsewhere), 1, offered)).toEqual([{ ...known, monthlyFee: '21.00', quantity: 0 }])
  })
})

describe('a chosen upgrade', () => {
  const item = wireUpgradeItem()

  it('is added behind the others', () => {
    const { upgrades } = applyUpgrade(cart(memory, elsewhere), { ...selection, quantity: 1 })
    expect(upgrades).toEqual([memory, elsewhere, { ...item, id: 0, quantity: 1 }])
  })

  it('is changed in place', () => {
    const { upgrades } = applyUpgrade(cart(item, memory, elsewhere), { ...selection, quantity: 3 })
    expect(upgrades).toEqual([{ ...item, quantity: 3 }, memory, elsewhere])
  })

  it('is removed at quantity 0, without changing the others', () => {
    expect(applyUpgrade(cart(item, memory, elsewhere), { ...selection, quantity: 0 }).upgrades).toEqual([
      memory,
      elsewhere,
    ])
    expect(applyUpgrade(cart(memory), { ...selection, quantity: 0 }).upgrades).toEqual([memory])
  })
})
