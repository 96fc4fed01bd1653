import type { Upgrade } from '@/services/catalogue/upgrades/upgrades.schema'
import type { UpgradeRow } from './upgrades.repository'

export const toUpgrade = ({ upgrade, ...row }: UpgradeRow): Upgrade => ({
  id: upgrade.id,
  name: upgrade.name,
  description: upgrade.description,
  monthly_fee: upgrade.monthlyFee,
  position: upgrade.position,
  active: upgrade.active,
  product_types: row.productTypes,
  products: row.products,
  products_count: row.productsCount,
  quotations_count: row.quotationsCount,
  orders_count: row.ordersCount,
})

/** The history record of an upgrade. */
export const toUpgradeRecord = ({ upgrade, productTypes, products }: UpgradeRow) => ({
  name: upgrade.name,
  description: upgrade.description,
  monthly_fee: upgrade.monthlyFee,
  position: upgrade.position,
  product_types: productTypes.map(({ name }) => name),
  products: products.map(({ name }) => name),
  active: upgrade.active,
})
