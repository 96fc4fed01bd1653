import { db } from '@/server/db/client'
import { log } from '@/server/http/log'
import { defineSchedule } from '@/server/jobs/queue'
import { deleteFile, storeFile } from '@/server/storage/storage'
import { sweepOrphans } from '@/server/storage/sweep'
import { listKeptKeys } from './invoice-documents.repository'
import { INVOICES_FOLDER } from './invoice-pdf-store'

type Files = { pdf: Uint8Array; xml: Uint8Array | null }

/** The columns of the files of a document. */
export type KeptFiles = {
  pdfKey: string
  pdfSha256: string
  xmlKey: string | null
  xmlSha256: string | null
}

/**
 * Stores the files of a document for a change of its row, and takes them away again when the change is refused.
 * @param change writes the row; false if it was not needed any more
 */
export async function storeDocumentFiles(
  { pdf, xml }: Files,
  change: (kept: KeptFiles) => Promise<boolean>,
): Promise<void> {
  const first = await storeFile(INVOICES_FOLDER, pdf)
  const second = xml && (await storeFile(INVOICES_FOLDER, xml))
  const kept: KeptFiles = {
    pdfKey: first.storageKey,
    pdfSha256: first.sha256,
    xmlKey: second?.storageKey ?? null,
    xmlSha256: second?.sha256 ?? null,
  }
  let isKept = false
  try {
    isKept = await change(kept)
  } finally {
    if (!isKept) {
      await deleteFile(kept.pdfKey)
      if (kept.xmlKey !== null) await deleteFile(kept.xmlKey)
    }
  }
}

/** Deletes files of invoices that never got a row: of a process that died in between. What is kept is kept for good. */
export async function sweepDocuments(now = new Date()): Promise<void> {
  const removed = await sweepOrphans(INVOICES_FOLDER, (keys) => listKeptKeys(db(), keys), now)
  if (removed > 0) log().info({ removed }, 'removed files that no invoice refers to')
}

defineSchedule('billing.sweep-documents', '55 3 * * *', () => sweepDocuments())
