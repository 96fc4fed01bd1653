import { db } from '@/server/db/client'
import { downloadHeaders } from '@/server/http/downloads'
import { log } from '@/server/http/log'
import { orNotFound } from '@/server/http/refusal'
import type { Upload } from '@/server/http/request/upload'
import { defineSchedule } from '@/server/jobs/queue'
import { changeOrder } from '@/server/orders/workflow/change-order.service'
import { cleanFileName, requireSafePdf } from '@/server/storage/pdf'
import { deleteFile, openFile, storeFile } from '@/server/storage/storage'
import { sweepOrphans } from '@/server/storage/sweep'
import type { Actor } from '@/services/auth/actor.rules'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { getOrderOfPackage } from './find-package'
import { getPackageDetail } from './package-detail'
import { findInvoice, insertInvoice, listInvoiceKeys, withdrawInvoice } from './package-invoices.repository'

/** A folder of its own: the sweep deletes files here that no invoice refers to. */
export const INVOICE_FOLDER = 'package-invoices'

/** The invoice of a package as a download. Refuses 404. */
export async function downloadInvoice(packageId: number): Promise<Response> {
  const { invoice } = orNotFound(await findInvoice(db(), packageId))
  const { name, size, sha256, storageKey } = invoice
  return new Response(await openFile(storageKey), {
    headers: downloadHeaders({ name, type: 'application/pdf', size, sha256 }),
  })
}

/**
 * Uploads the invoice of a package; it replaces an earlier one, which stays in the history.
 * Refuses 404 for an unknown package, 415 for content that is not a PDF.
 */
export async function uploadInvoice(actor: Actor, packageId: number, file: Upload): Promise<PackageDetail> {
  const order = await getOrderOfPackage(packageId)
  await requireSafePdf(file.content)
  const stored = await storeFile(INVOICE_FOLDER, file.content)
  const name = cleanFileName(file.name)
  try {
    await changeOrder(actor, order, {
      action: 'update_package',
      historyAction: 'upload_package_invoice',
      effect: async ({ tx, now }) => {
        const before = await withdrawInvoice(tx, packageId, now)
        await insertInvoice(tx, { packageId, ...stored, name, uploadedBy: actor.id, createdAt: now })
        return {
          before: { package: packageId, invoice: before ?? null },
          after: { package: packageId, invoice: name, sha256: stored.sha256 },
        }
      },
    })
  } catch (error) {
    await deleteFile(stored.storageKey)
    throw error
  }
  return getPackageDetail(packageId)
}

/** Withdraws the invoice of a package. Refuses 404 for an unknown package, 409 `conflict` if it has none. */
export async function withdrawPackageInvoice(actor: Actor, packageId: number): Promise<PackageDetail> {
  await changeOrder(actor, await getOrderOfPackage(packageId), {
    action: 'update_package',
    historyAction: 'remove_package_invoice',
    effect: async ({ tx, now, preconditionFailed }) => {
      const name = await withdrawInvoice(tx, packageId, now)
      if (name === undefined) throw preconditionFailed('Este volume não tem nota fiscal.')
      return { before: { package: packageId, invoice: name } }
    },
  })
  return getPackageDetail(packageId)
}

/** Deletes uploads that never became an invoice; withdrawn invoices keep their files. */
export async function sweepInvoices(now = new Date()): Promise<void> {
  const removed = await sweepOrphans(INVOICE_FOLDER, (keys) => listInvoiceKeys(db(), keys), now)
  if (removed > 0) log().info({ removed }, 'removed uploads that no parcel refers to')
}

defineSchedule('logistics.sweep-invoices', '50 3 * * *', () => sweepInvoices())
