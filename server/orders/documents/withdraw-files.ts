import type { Tx } from '@/server/db/client'
import { must } from '@/services/invariant/must.rules'
import type { OrderRecord } from '../order-record.repository'
import { signingMethod } from '../signing/signing-method'
import { clearDecisions, clearSignatures, withdrawFiles } from './documents.repository'

type FileRow = OrderRecord['files'][number]

/** A withdrawn file as the history refers to it, where staff can open it. */
const toWithdrawnFile = ({ id, documentId, name, sha256, kind }: FileRow) => ({
  id,
  document_id: documentId,
  name,
  sha256,
  kind,
})

/** What history keeps of files that are withdrawn. */
export const withdrawnForHistory = (files: FileRow[]) => ({ withdrawn_files: files.map(toWithdrawnFile) })

export type Withdrawn = ReturnType<typeof withdrawnForHistory>

/** Withdraws a document's signed copies and signatures, so that it is signed again. @returns what the history keeps */
export function withdrawSignatures(tx: Tx, record: OrderRecord, documentId: number): Promise<Withdrawn> {
  const files = record.files.filter((file) => file.documentId === documentId && file.kind === 'signed')
  return withdraw(tx, documentId, files)
}

/** Withdraws every file of a document, originals too, before another one replaces it. @returns what the history keeps */
export async function withdrawAllFiles(tx: Tx, record: OrderRecord, documentId: number): Promise<Withdrawn> {
  await clearDecisions(tx, [documentId])
  const files = record.files.filter((file) => file.documentId === documentId)
  return withdraw(tx, documentId, files)
}

async function withdraw(tx: Tx, documentId: number, files: FileRow[]): Promise<Withdrawn> {
  const ids = files.map(({ id }) => id)
  await withdrawFiles(tx, ids)
  await recallFromSigners(tx, documentId)
  return withdrawnForHistory(files)
}

/** Recalls a document from its signers: their links are closed and the requests cleared. */
export async function recallFromSigners(tx: Tx, documentId: number): Promise<void> {
  await signingMethod().withdraw(tx, documentId, new Date())
  await clearSignatures(tx, documentId)
}

/** The order's document of this type, with its files. */
export function documentOfType(record: OrderRecord, documentType: string) {
  const document = record.documents.find((one) => one.documentType === documentType)
  return must(document, `${documentType} of order ${String(record.order.id)}`)
}
