import { db } from '@/server/db/client'
import { DELIVERY_STATUSES, deliveryStateOf, type DeliveryStatus } from '@/services/logistics/delivery-status.rules'
import type { PackageBoard, PackageBoardQuery, PackageCard } from '@/services/logistics/package-lists.schema'
import { ENDED_STATUSES } from '@/services/logistics/package-moves.rules'
import { countPackages, listFirstOfEachStage, type PackageRow } from './package-lists.repository'
import { toPackageProgress } from './package-progress'
import { loadProgress, type ProductProgress } from './package-progress.repository'

/** All internal stages with how many parcels stand in each, and the first cards of those that are not an end. */
export async function getBoard({ cards, ...filters }: PackageBoardQuery): Promise<PackageBoard> {
  const counts = await countPackages(db(), filters)
  const rows = await listFirstOfEachStage(db(), filters, cards)
  const progress = await loadProgress(
    db(),
    rows.map(({ parcel }) => parcel.id),
  )
  const open = counts.filter(({ status }) => !ENDED_STATUSES.includes(status))
  return {
    open: open.reduce((sum, { count }) => sum + count, 0),
    late: open.reduce((sum, { late }) => sum + late, 0),
    columns: DELIVERY_STATUSES.map((status) => ({
      delivery_status: status,
      count: counts.find((one) => one.status === status)?.count ?? 0,
      cards: rows.filter(({ parcel }) => parcel.deliveryStatus === status).map((row) => toCard(row, progress)),
    })),
  }
}

function toCard(row: PackageRow, progress: readonly ProductProgress[]): PackageCard {
  const { parcel, address } = row
  const status = parcel.deliveryStatus as DeliveryStatus
  return {
    id: parcel.id,
    package_type: parcel.packageType as PackageCard['package_type'],
    state: deliveryStateOf(status),
    delivery_status: status,
    address: { label: address.label, city: address.city, state: address.state },
    tracking_code: parcel.trackingCode,
    comment: parcel.comment,
    production_eta: parcel.productionEta,
    sending_date: parcel.sendingDate,
    delivery_eta: parcel.deliveryEta,
    delivery_date: parcel.deliveryDate,
    ...toPackageProgress(row, progress),
  }
}
