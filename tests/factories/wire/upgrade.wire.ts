import type { Upgrade, UpgradeChoices } from '@/services/catalogue/upgrades/upgrades.schema'

export const wireManagedUpgrade = (overrides: Partial<Upgrade> = {}): Upgrade => ({
  id: 3,
  name: 'SSD de 1 TB',
  description: 'No lugar do disco de fábrica',
  monthly_fee: '19.90',
  specification: 'Armazenamento',
  value: '1 TB SSD',
  position: 2,
  active: true,
  product_types: [{ id: 1, name: 'Notebook' }],
  products: [],
  products_count: 11,
  quotations_count: 2,
  orders_count: 5,
  ...overrides,
})

export const wireUpgradeChoices = (overrides: Partial<UpgradeChoices> = {}): UpgradeChoices => ({
  product_types: [
    { id: 1, name: 'Notebook' },
    { id: 2, name: 'Monitor' },
  ],
  products: [
    { id: 1, name: 'Vertex 14 Pro', product_type: 1 },
    { id: 2, name: 'Lumen 24', product_type: 2 },
  ],
  ...overrides,
})
