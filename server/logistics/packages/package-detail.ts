import { db } from '@/server/db/client'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { pictureSrc } from '@/services/pictures/pictures.rules'
import { getPackage } from '../deliveries/list-packages'
import { listExchangesOf, listImages } from './package-detail.repository'
import { findInvoice } from './package-invoices.repository'

/** A package with its photos, its invoice and the units that it replaces. Refuses 404. */
export async function getPackageDetail(packageId: number): Promise<PackageDetail> {
  const pkg = await getPackage(packageId)
  const images = await listImages(db(), packageId)
  const replaced = await listExchangesOf(db(), packageId, 'brings')
  const current = await findInvoice(db(), packageId)
  return {
    ...pkg,
    replaces: replaced.map(({ serial, product, kind }) => ({ serial, product, kind })),
    invoice: current
      ? {
          name: current.invoice.name,
          size: current.invoice.size,
          uploaded_by: current.uploadedBy,
          uploaded_at: current.invoice.createdAt.toISOString(),
        }
      : null,
    images: images.map(({ id, pictureId, moment, serial, createdBy, createdAt }) => ({
      id,
      src: pictureSrc(pictureId),
      moment,
      serial,
      created_by: createdBy,
      created_at: createdAt.toISOString(),
    })),
  }
}
