import type { Tx } from '@/server/db/client'
import { clearSignatures, decideDocuments, deleteFiles } from './documents.repository'
import type { OrderRows } from './order-rows.repository'

type FileRow = OrderRows['files'][number]

/** A file that no longer counts, as history keeps it; its bytes stay where they are. */
const kept = ({ id, name, sha256, kind, storageKey }: FileRow) => ({ id, name, sha256, kind, storage_key: storageKey })

export type Withdrawn = { withdrawn_files: ReturnType<typeof kept>[] }

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
  await deleteFiles(
    tx,
    files.map(({ id }) => id),
  )
  await clearSignatures(tx, documentId)
  return { withdrawn_files: files.map(kept) }
}

/** The order's document of this type, with its files. */
export function paperOf(rows: OrderRows, documentType: string) {
  const document = rows.documents.find((one) => one.documentType === documentType)
  if (!document) throw new Error(`Order ${String(rows.order.id)} has no ${documentType}`)
  return document
}
