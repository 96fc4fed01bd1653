import { db } from '@/server/db/client'
import type { PackageDetail, PackageImage } from '@/services/logistics/parcel-parts.schema'
import { pictureSrc } from '@/services/pictures/pictures.rules'
import { getPackage } from './list-packages'
import { listImages } from './parcel-parts.repository'

/** One parcel with its photographs. Refuses 404. */
export async function getPackageDetail(packageId: number): Promise<PackageDetail> {
  const parcel = await getPackage(packageId)
  const images = await listImages(db(), packageId)
  return {
    ...parcel,
    images: images.map(({ id, pictureId, moment, serial, createdBy, createdAt }) => ({
      id,
      src: pictureSrc(pictureId),
      moment: moment as PackageImage['moment'],
      serial,
      created_by: createdBy,
      created_at: createdAt.toISOString(),
    })),
  }
}
