import { endRelocationsOf } from '@/server/equipment/relocations/end-relocations.service'
import { Refusal } from '@/server/http/refusal'
import { type Change, changeOrder, rentalOwner } from '@/server/orders/workflow/change-order.service'
import { receiveUnits } from '@/server/stock/events/rented-units.service'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import { isAwaitingReceipt } from '@/services/logistics/packages/package-stages.rules'
import type { Receipt } from '@/services/logistics/returns/returns.schema'
import type { Order } from '@/services/orders/orders.schema'
import { getOrderOfPackage, openReturnItems, packageIn } from '../packages/find-package'
import { type PackageChange, receiveItems, updatePackages } from '../packages/packages.repository'
import { listUnitsBySerial } from './returns.repository'

type PackageRow = ReturnType<typeof packageIn>
type ReturnItem = Change['record']['returnItems'][number]

/**
 * Receives scanned units of a return; a package may arrive in parts. It is received with the last unit, or when staff
 * report the rest missing (`complete`).
 * Refuses 409 `conflict` with one sentence per serial that does not belong, and once the package is received.
 */
export async function receiveSerials(
  actor: Actor,
  packageId: number,
  { serials = [], complete }: Receipt,
): Promise<Order> {
  const scanned = [...new Set(serials.map((serial) => serial.toUpperCase()))]
  return changeOrder(actor, await getOrderOfPackage(packageId), {
    action: 'receive_return',
    effect: async (change) => {
      const pkg = packageIn(change, packageId)
      requireAwaited(change, pkg)
      const waiting = awaitedItems(change, pkg)
      const units = waiting.filter(({ serial }) => scanned.includes(serial.toUpperCase()))
      if (units.length < scanned.length) await refuseUnexpected(change, packageId, scanned, units)
      await receiveReturnItems(change, pkg, units)
      const isAll = complete === true || units.length === waiting.length
      const values = isAll ? receivedValues(change) : { deliveryStatus: 'EQUIPMENT_RETURN' as const }
      await updatePackages(change.tx, [packageId], values)
      return {
        before: { package: packageId, deliveryStatus: pkg.deliveryStatus },
        after: {
          package: packageId,
          ...values,
          serials: units.map(({ serial }) => serial),
          ...(complete && { missing: waiting.length - units.length }),
        },
      }
    },
  })
}

/**
 * Receives the rest of a return, in the change's transaction, for the call that receives a whole package.
 * @returns the package's new values
 */
export async function receiveRest(change: Change, pkg: PackageRow, day?: string | null): Promise<PackageChange> {
  requireAwaited(change, pkg)
  await receiveReturnItems(change, pkg, awaitedItems(change, pkg))
  return { ...receivedValues(change), ...(day && { deliveryDate: day }) }
}

function requireAwaited({ preconditionFailed }: Change, { deliveryStatus }: PackageRow): void {
  if (!isAwaitingReceipt(deliveryStatus)) throw preconditionFailed('Esse volume já foi recebido.')
}

const receivedValues = ({ now }: Change) => ({ deliveryStatus: 'RETURN_RECEIVED' as const, deliveryDate: toDay(now) })

const awaitedItems = (change: Change, { id }: PackageRow): ReturnItem[] =>
  openReturnItems(change, id).filter(({ receivedAt }) => receivedAt === null)

/** Receives units, in the change's transaction. */
export async function receiveReturnItems(
  { tx, record, actor, now }: Change,
  { id }: Pick<PackageRow, 'id'>,
  items: readonly Pick<ReturnItem, 'unitId'>[],
) {
  if (items.length === 0) return
  const ids = items.map(({ unitId }) => unitId)
  await endRelocationsOf(tx, actor, ids)
  await receiveUnits(tx, actor, { ...rentalOwner(record), packageId: id }, ids)
  await receiveItems(tx, id, ids, { receivedBy: actor.id, receivedAt: now })
}

/** Refuses serials that this package does not expect, with the reason for each. */
async function refuseUnexpected(
  { tx, record }: Change,
  packageId: number,
  scanned: readonly string[],
  units: readonly ReturnItem[],
): Promise<never> {
  const known = new Map((await listUnitsBySerial(tx, scanned)).map((one) => [one.serial.toUpperCase(), one]))
  const here = record.returnItems.filter((item) => item.packageId === packageId)
  const errors = scanned.flatMap((serial) => {
    if (units.some((unit) => unit.serial.toUpperCase() === serial)) return []
    if (here.some((item) => item.serial.toUpperCase() === serial)) return [`Serial ${serial}: já foi recebido.`]
    return [`Serial ${serial}: ${unexpectedReason(known.get(serial))}`]
  })
  throw new Refusal('conflict', { errors })
}

function unexpectedReason(unit: Awaited<ReturnType<typeof listUnitsBySerial>>[number] | undefined): string {
  if (!unit) return 'não existe no estoque.'
  if (!unit.orderMaskId) return 'não está locado com ninguém.'
  const whose = `do pedido ${unit.orderMaskId} de ${unit.rentedBy ?? ''}`
  return unit.returnId === null
    ? `é ${whose} e não tem devolução pedida.`
    : `é ${whose}, do volume de devolução ${String(unit.returnId)}.`
}
