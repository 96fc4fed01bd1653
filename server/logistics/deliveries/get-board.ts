import { db } from '@/server/db/client'
import { DELIVERY_STATUSES, deliveryStateOf } from '@/services/logistics/packages/delivery-status.rules'
import type { PackageBoard, PackageBoardQuery, PackageCard } from '@/services/logistics/packages/package-lists.schema'
import { ENDED_STATUSES } from '@/services/logistics/packages/package-moves.rules'
import { packageDue } from '../packages/packages.service'
import { countPackages, listFirstOfEachStage, type PackageRow } from './package-lists.repository'
import { toPackageProgress } from './package-progress'
import { loadProgress, type ProductProgress } from './package-progress.repository'

/** All internal stages with their number of packages, and the first cards of those that are not final. */
export async function getBoard({ cards, ...filters }: PackageBoardQuery): Promise<PackageBoard> {
  const counts = await countPackages(db(), filters)
  const rows = await listFirstOfEachStage(db(), filters, cards)
  const progress = await loadProgress(
    db(),
    rows.map(({ pkg }) => pkg.id),
  )
  const open = counts.filter(({ status }) => !ENDED_STATUSES.includes(status))
  return {
    open: open.reduce((sum, { count }) => sum + count, 0),
    late: open.reduce((sum, { late }) => sum + late, 0),
    columns: DELIVERY_STATUSES.map((status) => {
      const { count = 0, late = 0 } = counts.find((one) => one.status === status) ?? {}
      const cards = rows.filter(({ pkg }) => pkg.deliveryStatus === status)
      return { delivery_status: status, count, late, cards: cards.map((row) => toCard(row, progress)) }
    }),
  }
}

function toCard(row: PackageRow, progress: readonly ProductProgress[]): PackageCard {
  const { pkg, address } = row
  const status = pkg.deliveryStatus
  return {
    id: pkg.id,
    package_type: pkg.packageType,
    state: deliveryStateOf(status),
    delivery_status: status,
    address: { label: address.label, city: address.city, state: address.state },
    tracking_code: pkg.trackingCode,
    comment: pkg.comment,
    production_eta: pkg.productionEta,
    sending_date: pkg.sendingDate,
    delivery_eta: pkg.deliveryEta,
    delivery_date: pkg.deliveryDate,
    due_at: packageDue(pkg, row.order),
    ...toPackageProgress(row, progress),
  }
}
