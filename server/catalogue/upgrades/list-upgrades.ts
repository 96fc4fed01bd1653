import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { UPGRADE_FILE } from '@/services/catalogue/upgrades/upgrade-file.rules'
import type {
  Upgrade,
  UpgradeChoices,
  UpgradeCsvQuery,
  UpgradeListQuery,
} from '@/services/catalogue/upgrades/upgrades.schema'
import type { Page } from '@/services/http/page.schema'
import { toUpgrade } from './upgrades.mapper'
import {
  countUpgrades,
  listProductChoices,
  listProductTypeChoices,
  listUpgradeIds,
  listUpgradeRows,
} from './upgrades.repository'

/** A page of the upgrades, as the simulator shows them unless another order is asked for. */
export async function listUpgrades(query: UpgradeListQuery, url: string): Promise<Page<Upgrade>> {
  const count = await countUpgrades(db(), query)
  const rows = await listUpgradeRows(db(), query, limitOffset(query))
  return toPage(url, query, count, rows.map(toUpgrade))
}

/** The same list as a file, whole. */
export async function exportUpgrades(query: UpgradeCsvQuery): Promise<Response> {
  const read = async (ids: readonly number[]) =>
    (await listUpgradeRows(db(), { ...query, ids }, { limit: ids.length, offset: 0 })).map(toUpgrade)
  return csvFile({ name: 'upgrades', columns: UPGRADE_FILE.columns, ids: await listUpgradeIds(db(), query), read })
}

/** The product types, and the products on offer, that an upgrade can be meant for. */
export const listUpgradeChoices = async (): Promise<UpgradeChoices> => ({
  product_types: await listProductTypeChoices(db()),
  products: await listProductChoices(db()),
})
