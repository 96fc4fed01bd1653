import { settings } from '@/server/config/settings'
import type { Db } from '@/server/db/client'
import { rentalDocumentOn } from '@/services/billing/documents/document-kinds.rules'
import type { InvoiceRow } from '../visible-invoices.repository'
import { listWithoutNcm } from './issuing.repository'

/** Whether the rental on an invoice of this day needs a national NFS-e, which names the NCM of each model. */
function needsNcm(day: string): boolean {
  const { RENTAL_DOCUMENT: rentalDocument, RENTAL_NFSE_FROM: rentalNfseFrom = null } = settings()
  return rentalDocumentOn(day, { rentalDocument, rentalNfseFrom }) === 'NFSE_NACIONAL'
}

/**
 * The models in drafts that the catalogue has no NCM for, by the id of the draft: what keeps a draft from being issued once
 * its rental needs a national NFS-e. One query, and none before that day.
 */
export async function withoutNcmOf(
  conn: Db,
  rows: readonly Pick<InvoiceRow, 'id' | 'status'>[],
  day: string,
): Promise<Map<number, string[]>> {
  const drafts = rows.filter(({ status }) => status === 'DRAFT').map(({ id }) => id)
  if (drafts.length === 0 || !needsNcm(day)) return new Map()
  const found = await listWithoutNcm(conn, drafts)
  return new Map(found.map(({ id, models }) => [id, models]))
}
