import type { Tx } from '@/server/db/client'
import { clearSignatures, decideDocuments, withdrawFiles } from './documents.repository'
import type { OrderRows } from './order-rows.repository'
import { signingMethod } from './signing/method'

type FileRow = OrderRows['files'][number]

/** A file that no longer counts, as history refers to it: staff open it there. */
const kept = ({ id, documentId, name, sha256, kind }: FileRow) => ({ id, document_id: documentId, name, sha256, kind })

/** What history keeps of files that are withdrawn. */
export const keptInHistory = (files: FileRow[]) => ({ withdrawn_files: files.map(kept) })

export type Withdrawn = ReturnType<typeof keptInHistory>

/** Takes the signed copies and signatures off a document, so that it is signed again. @returns what history keeps */
export function withdrawSignatures(tx: Tx, rows: OrderRows, documentId: number): Promise<Withdrawn> {
  return withdraw(
    tx,
    documentId,
    rows.files.filter((file) => file.documentId === documentId && file.kind === 'signed'),
  )
}

/** Takes the whole paper back, originals too: another one takes its place. @returns what history keeps */
export async function withdrawPaper(tx: Tx, rows: OrderRows, documentId: number): Promise<Withdrawn> {
  await decideDocuments(tx, [documentId], { approved: null, message: null, decidedBy: null, decidedAt: null })
  return withdraw(
    tx,
    documentId,
    rows.files.filter((file) => file.documentId === documentId),
  )
}

async function withdraw(tx: Tx, documentId: number, files: FileRow[]): Promise<Withdrawn> {
  await withdrawFiles(
    tx,
    files.map(({ id }) => id),
  )
  await recallPaper(tx, documentId)
  return keptInHistory(files)
}

/** Takes a paper back from those who were asked to sign it: their links die, and nobody has been asked any more. */
export async function recallPaper(tx: Tx, documentId: number): Promise<void> {
  await signingMethod().withdraw(tx, documentId, new Date())
  await clearSignatures(tx, documentId)
}

/** The order's document of this type, with its files. */
export function paperOf(rows: OrderRows, documentType: string) {
  const document = rows.documents.find((one) => one.documentType === documentType)
  if (!document) throw new Error(`Order ${String(rows.order.id)} has no ${documentType}`)
  return document
}
