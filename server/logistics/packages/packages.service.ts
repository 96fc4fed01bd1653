import { toAddress } from '@/server/companies/to-address.service'
import type { Tx } from '@/server/db/client'
import type { addresses, packages } from '@/server/db/schema/index'
import { countByProduct } from '@/server/stock/holds/stock.service'
import { must } from '@/services/invariant/must.rules'
import { deliveryStateOf } from '@/services/logistics/packages/delivery-status.rules'
import { packageDueAt } from '@/services/logistics/packages/package-dates.rules'
import type { Package } from '@/services/logistics/packages/packages.schema'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import {
  closeReturnItems,
  insertPackages,
  insertReturnItems,
  type NewPackageRow,
  type PackageChange,
  updatePackages,
} from './packages.repository'

type PackageRow = typeof packages.$inferSelect
type AddressRow = typeof addresses.$inferSelect

type OutgoingSerial = { serial: string; productId: number }

type ReturnedSerial = OutgoingSerial & {
  condition: string | null
  destination: string | null
  comment: string | null
  checklist: unknown
  receivedAt: Date | null
}

export type PackageRecord = {
  pkg: PackageRow
  address: AddressRow
  items: { productId: number; name: string; quantity: number }[]
  /** Outgoing serials. */
  rentals: OutgoingSerial[]
  /** Returned serials with their appraisal. */
  returnItems: ReturnedSerial[]
  order: { stageName: StageName; dueAt: Date | null }
}

/** Until when a package is due, on the wire. */
export const packageDue = (pkg: PackageRow, { stageName, dueAt }: PackageRecord['order']): string | null =>
  packageDueAt({
    package_type: pkg.packageType,
    delivery_status: pkg.deliveryStatus,
    request_date: pkg.requestDate,
    production_eta: pkg.productionEta,
    delivery_eta: pkg.deliveryEta,
    delivery_date: pkg.deliveryDate,
    order: { stage_name: stageName, due_at: dueAt?.toISOString() ?? null },
  })

/** A package as on the wire: the state that the customer sees follows from the internal stage. */
export function toPackage({ pkg, address, items, rentals, returnItems, order }: PackageRecord): Package {
  const status = pkg.deliveryStatus
  return {
    id: pkg.id,
    package_type: pkg.packageType,
    apart: pkg.apart,
    state: deliveryStateOf(status),
    delivery_status: status,
    address: toAddress(address),
    insurance: pkg.insurance,
    tracking_code: pkg.trackingCode,
    comment: pkg.comment,
    request_date: pkg.requestDate,
    production_eta: pkg.productionEta,
    production_date: pkg.productionDate,
    storage_verification_date: pkg.storageVerificationDate,
    sending_date: pkg.sendingDate,
    delivery_eta: pkg.deliveryEta,
    delivery_date: pkg.deliveryDate,
    appraisal_date: pkg.appraisalDate,
    due_at: packageDue(pkg, order),
    items: items.map(({ productId, name, quantity }) => ({ product_id: productId, name, quantity })),
    serials:
      pkg.packageType === 'return'
        ? returnItems.map(toSerial)
        : rentals.map(({ serial, productId }) => toSerial({ serial, productId })),
  }
}

type Serial = Package['serials'][number]

/** A serial in a package; outgoing serials have no appraisal. */
const toSerial = ({ serial, productId, ...found }: OutgoingSerial & Partial<ReturnedSerial>): Serial => ({
  serial,
  product_id: productId,
  condition: (found.condition ?? null) as Serial['condition'],
  destination: (found.destination ?? null) as Serial['destination'],
  comment: found.comment ?? null,
  checklist: found.checklist ?? null,
  received_at: found.receivedAt?.toISOString() ?? null,
})

/** Creates packages with their items, in the caller's transaction. @returns their ids, in the same order */
export const createPackages = (tx: Tx, pkgs: NewPackageRow[]): Promise<number[]> => insertPackages(tx, pkgs)

/** Moves packages to another internal stage with dates and codes, in the caller's transaction. */
export const movePackages = (tx: Tx, ids: number[], change: PackageChange): Promise<void> =>
  updatePackages(tx, ids, change)

/** Cancels return packages. */
export async function cancelReturns(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await updatePackages(tx, ids, { deliveryStatus: 'CANCELED', sendingDate: null, deliveryDate: null })
  await closeReturnItems(tx, ids)
}

type NewReturns = {
  orderId: number
  /** The rest of the order stays rented. */
  apart?: boolean
  requestDate: string
  returns: { addressId: number; units: { unitId: number; productId: number }[] }[]
}

/** Creates one return package per address with the units that come back from there. @returns their ids */
export async function createReturns(tx: Tx, { orderId, requestDate, returns, apart }: NewReturns): Promise<number[]> {
  const ids = await insertPackages(
    tx,
    returns.map(({ addressId, units }) => ({
      pkg: { orderId, packageType: 'return', addressId, deliveryStatus: 'AWAITING_RETURN', requestDate, apart },
      items: countByProduct(units),
    })),
  )
  await insertReturnItems(
    tx,
    returns.flatMap(({ units }, index) =>
      units.map(({ unitId }) => ({ packageId: must(ids[index], 'id of the inserted return'), unitId })),
    ),
  )
  return ids
}
