import type { ProductUpgradeItem } from '@/services/simulation/upgrades.schema'
import type { UpgradeItemRow } from './upgrade-items.repository'

export const toUpgradeItem = (row: UpgradeItemRow): ProductUpgradeItem => ({
  id: row.id,
  quotation_id: row.quotationId,
  product_id: row.productId,
  upgrade_id: row.upgrade.id,
  name: row.upgrade.name,
  quantity: row.quantity,
  monthly_fee: row.monthlyFee,
  new_monthly_fee: row.upgrade.monthlyFee === row.monthlyFee ? null : row.upgrade.monthlyFee,
  offered: row.isOffered,
})
