import { db } from '@/server/db/client'
import { upgradeProducts, upgradeProductTypes, upgrades } from '@/server/db/schema'
import { idsByName, of } from '../named'
import { UPGRADES } from './upgrades.data'

export type DemoUpgrade = { id: number; monthlyFee: string }

type Named = { id: number; name: string }

/** Inserts the upgrades. @returns them by name */
export async function insertUpgrades(
  typeRows: readonly Named[],
  productRows: readonly Named[],
): Promise<Map<string, DemoUpgrade>> {
  const types = idsByName(typeRows)
  const products = idsByName(productRows)
  const rows = await db()
    .insert(upgrades)
    .values(
      UPGRADES.map(({ name, description, monthlyFee, changes, active }, position) => ({
        name,
        description,
        monthlyFee,
        ...changes,
        active,
        position,
      })),
    )
    .returning()
  const ids = idsByName(rows)
  await db()
    .insert(upgradeProductTypes)
    .values(
      UPGRADES.flatMap(({ name, productTypes = [] }) =>
        productTypes.map((type) => ({ upgradeId: of(ids, name), productTypeId: of(types, type) })),
      ),
    )
  await db()
    .insert(upgradeProducts)
    .values(
      UPGRADES.flatMap(({ name, products: names = [] }) =>
        names.map((product) => ({ upgradeId: of(ids, name), productId: of(products, product) })),
      ),
    )
  return new Map(rows.map(({ name, id, monthlyFee }) => [name, { id, monthlyFee }]))
}
