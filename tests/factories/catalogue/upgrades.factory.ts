import { db } from '@/server/db/client'
import { productUpgradeItems, upgradeProducts, upgradeProductTypes, upgrades } from '@/server/db/schema/index'
import { the } from '../the'

let made = 0

type NewUpgrade = Partial<typeof upgrades.$inferInsert> & { productIds?: number[]; productTypeIds?: number[] }

/** An upgrade offered for these products and product types. */
export async function anUpgrade({ productIds = [], productTypeIds = [], ...overrides }: NewUpgrade = {}) {
  const name = `SSD de ${String(++made)} TB`
  const upgrade = the(
    await db()
      .insert(upgrades)
      .values({ name, monthlyFee: '19.90', ...overrides })
      .returning(),
  )
  const upgradeId = upgrade.id
  if (productIds.length > 0)
    await db()
      .insert(upgradeProducts)
      .values(productIds.map((productId) => ({ upgradeId, productId })))
  if (productTypeIds.length > 0)
    await db()
      .insert(upgradeProductTypes)
      .values(productTypeIds.map((productTypeId) => ({ upgradeId, productTypeId })))
  return upgrade
}

type NewItem = {
  quotationId: number
  productId: number
  upgrade: { id: number; monthlyFee: string }
  quantity?: number
}

/** An upgrade of a product in a cart. */
export async function anUpgradeItem({ quotationId, productId, upgrade, quantity = 1 }: NewItem) {
  const { id: upgradeId, monthlyFee } = upgrade
  return the(
    await db()
      .insert(productUpgradeItems)
      .values({ quotationId, productId, upgradeId, quantity, monthlyFee })
      .returning(),
  )
}
