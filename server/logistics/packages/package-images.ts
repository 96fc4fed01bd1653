import { type Change, changeOrder } from '@/server/orders/workflow/change-order.service'
import { attachPictures, storePicture } from '@/server/pictures/pictures.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { ImageMoment, PackageDetail, PackageImageForm } from '@/services/logistics/packages/package-detail.schema'
import { hasLeftWarehouse } from '@/services/logistics/packages/package-stages.rules'
import { getOrderOfPackage, packageIn } from './find-package'
import { getPackageDetail } from './package-detail'
import { insertPackageImage, withdrawImage } from './package-detail.repository'

/**
 * Adds a photo (PNG or JPEG) to a package or to one of its units.
 * Refuses 404 for an unknown package, 409 `conflict` for a serial that is not in it, and as `storePicture` does.
 */
export async function uploadPackageImage(
  actor: Actor,
  packageId: number,
  { moment, serial }: PackageImageForm,
  content: Uint8Array,
): Promise<PackageDetail> {
  const order = await getOrderOfPackage(packageId)
  const { id: pictureId, src } = await storePicture(content)
  await changeOrder(actor, order, {
    action: 'update_package',
    historyAction: 'add_package_image',
    effect: async (change) => {
      const { tx, now } = change
      const unitId = serial ? unitIdOf(change, packageId, serial) : null
      await attachPictures(tx, [src])
      const taken = moment ?? momentOf(change, packageId)
      const id = await insertPackageImage(tx, {
        packageId,
        unitId,
        pictureId,
        moment: taken,
        createdBy: actor.id,
        createdAt: now,
      })
      return { after: { package: packageId, image: id, moment: taken, serial: serial ?? null } }
    },
  })
  return getPackageDetail(packageId)
}

/** Withdraws a photo of a package; the history keeps it. Refuses 404 for one that is not in it. */
export async function withdrawPackageImage(actor: Actor, packageId: number, imageId: number): Promise<PackageDetail> {
  await changeOrder(actor, await getOrderOfPackage(packageId), {
    action: 'update_package',
    historyAction: 'remove_package_image',
    effect: async ({ tx, now, preconditionFailed }) => {
      if (!(await withdrawImage(tx, packageId, imageId, now))) throw preconditionFailed('Esta foto já foi retirada.')
      return { before: { package: packageId, image: imageId } }
    },
  })
  return getPackageDetail(packageId)
}

function unitIdOf({ record, preconditionFailed }: Change, packageId: number, serial: string): number {
  const unit = [...record.rentals, ...record.returnItems].find(
    (one) => one.packageId === packageId && one.serial === serial,
  )
  if (!unit) throw preconditionFailed(`Serial ${serial}: não está neste volume.`)
  return unit.unitId
}

function momentOf(change: Change, packageId: number): ImageMoment {
  const { packageType, deliveryStatus } = packageIn(change, packageId)
  if (packageType === 'return') return 'appraisal'
  return hasLeftWarehouse(deliveryStatus) ? 'delivery' : 'packing'
}
