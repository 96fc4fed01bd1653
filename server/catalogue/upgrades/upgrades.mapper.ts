import { isImprovement } from '@/services/catalogue/upgrades/upgrade-effect.rules'
import type { Upgrade } from '@/services/catalogue/upgrades/upgrades.schema'
import type { UpgradeRow } from './upgrades.repository'

export const toUpgrade = ({ upgrade, ...row }: UpgradeRow): Upgrade => ({
  id: upgrade.id,
  name: upgrade.name,
  description: upgrade.description,
  monthly_fee: upgrade.monthlyFee,
  specification: upgrade.specification,
  value: upgrade.value,
  position: upgrade.position,
  active: upgrade.active,
  product_types: row.productTypes,
  products: row.products,
  products_count: countImproved(upgrade, row),
  quotations_count: row.quotationsCount,
  orders_count: row.ordersCount,
})

/** Of the products that it is meant for, those that it improves. */
const countImproved = (
  upgrade: UpgradeRow['upgrade'],
  { productsCount, currentValues }: Pick<UpgradeRow, 'productsCount' | 'currentValues'>,
): number =>
  upgrade.specification === null
    ? productsCount
    : currentValues.filter(
        (value) => value !== null && isImprovement(upgrade, [{ name: upgrade.specification ?? '', value }]),
      ).length

/** The history record of an upgrade. */
export const toUpgradeRecord = ({ upgrade, productTypes, products }: UpgradeRow) => ({
  name: upgrade.name,
  description: upgrade.description,
  monthly_fee: upgrade.monthlyFee,
  ...(upgrade.specification !== null && { specification: upgrade.specification, value: upgrade.value }),
  position: upgrade.position,
  product_types: productTypes.map(({ name }) => name),
  products: products.map(({ name }) => name),
  active: upgrade.active,
})
