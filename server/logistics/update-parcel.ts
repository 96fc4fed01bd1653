import { Refusal } from '@/server/http/refusal'
import { changeOrder, type Change } from '@/server/orders/change-order.service'
import { receiveUnits } from '@/server/stock/rented-units.service'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import type { DeliveryStatus } from '@/services/logistics/delivery-status.rules'
import type { PackageUpdate } from '@/services/logistics/packages.schema'
import { fieldObjections, statusObjection } from '@/services/logistics/parcel-changes.rules'
import { dayObjection } from '@/services/logistics/parcel-dates.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { StageName } from '@/services/orders/stages.rules'
import { orderOfParcel, parcelOf } from './find-parcel'
import { receiveItems, updatePackages, type ParcelChange } from './packages.repository'

type Parcel = ReturnType<typeof parcelOf>

/**
 * Moves a parcel to another internal stage, or writes its dates, tracking code or comment, as far as its order allows.
 * Receiving a return takes its units back into the house.
 * Refuses 404 for an unknown parcel, 400 for what the order's stage does not allow, else as `changeOrder`.
 */
export async function updateParcel(actor: Actor, packageId: number, update: PackageUpdate): Promise<Order> {
  const isReceipt = update.delivery_status === 'RETURN_RECEIVED'
  return changeOrder(actor, await orderOfParcel(packageId), {
    action: isReceipt ? 'receive_return' : 'update_package',
    effect: async (change) => {
      const parcel = parcelOf(change, packageId)
      requireAllowed(change, parcel, update)
      const values = { ...toRow(update), ...(isReceipt && (await receive(change, parcel, update.delivery_date))) }
      await updatePackages(change.tx, [packageId], values)
      return { before: { package: packageId, ...pick(parcel, values) }, after: { package: packageId, ...values } }
    },
  })
}

function requireAllowed({ rows, now }: Change, parcel: Parcel, update: PackageUpdate): void {
  const stage = rows.order.stageName as StageName
  const facts = { isReturn: parcel.packageType === 'return', status: parcel.deliveryStatus as DeliveryStatus }
  const fields = fieldObjections(stage, facts, update)
  const status = update.delivery_status && statusObjection(stage, facts, update.delivery_status)
  if (status) fields.delivery_status = [status]
  const day = update.delivery_date
  const known = { today: toDay(now), sendingDate: update.sending_date ?? parcel.sendingDate }
  const impossible = day && dayObjection('DELIVERY_INFO', day, known)
  if (impossible) fields.delivery_date ??= [impossible]
  const errors = [...new Set(Object.values(fields).flat())]
  if (errors.length > 0) throw new Refusal('invalid', { errors, fields })
}

async function receive(
  { tx, rows, actor, now, notYet }: Change,
  parcel: Parcel,
  day?: string | null,
): Promise<ParcelChange> {
  if (parcel.deliveryStatus === 'RETURN_RECEIVED') throw notYet('Esse volume já foi recebido.')
  const units = rows.returnItems.filter(({ packageId }) => packageId === parcel.id).map(({ unitId }) => unitId)
  await receiveUnits(tx, actor, { orderId: rows.order.id, companyId: rows.company.id, packageId: parcel.id }, units)
  await receiveItems(tx, parcel.id, units, { receivedBy: actor.id, receivedAt: now })
  return { deliveryDate: day ?? toDay(now) }
}

const COLUMNS = {
  delivery_status: 'deliveryStatus',
  tracking_code: 'trackingCode',
  comment: 'comment',
  production_eta: 'productionEta',
  production_date: 'productionDate',
  storage_verification_date: 'storageVerificationDate',
  sending_date: 'sendingDate',
  delivery_eta: 'deliveryEta',
  delivery_date: 'deliveryDate',
  appraisal_date: 'appraisalDate',
} as const satisfies Record<keyof PackageUpdate, keyof ParcelChange>

const FIELDS = Object.keys(COLUMNS) as (keyof PackageUpdate)[]

/** Only what was given: the rest stays as it is. */
const toRow = (update: PackageUpdate): ParcelChange =>
  Object.fromEntries(
    FIELDS.filter((field) => update[field] !== undefined).map((field) => [COLUMNS[field], update[field]]),
  )

const pick = (parcel: Parcel, values: ParcelChange) =>
  Object.fromEntries(Object.entries(parcel).filter(([name]) => name in values))
