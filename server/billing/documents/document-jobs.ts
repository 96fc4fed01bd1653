import { SYSTEM } from '@/server/audit/audit.service'
import { db, transaction, type Tx } from '@/server/db/client'
import { issuerNamed } from '@/server/integrations/fiscal/choose-issuer'
import {
  type FiscalAnswer,
  type FiscalDocument,
  FiscalFailure,
  type FiscalIssuer,
} from '@/server/integrations/fiscal/issuer'
import { defineJob, defineSchedule } from '@/server/jobs/queue'
import { cancelDocumentLater } from './cancel-at-issuer'
import { announceRejection, recordDocument } from './document-events'
import { storeDocumentFiles } from './document-files'
import { toFiscalDocument } from './fiscal-document'
import {
  type DocumentRow,
  findDocument,
  listUnanswered,
  lockDocument,
  updateDocument,
} from './invoice-documents.repository'
import { findInvoice } from '../invoices/invoices.repository'

/** Seconds until the first look at what has become of a document. */
const FIRST_PAUSE = 3
/** So many looks with pauses that double take 25 minutes; then the schedule looks. */
const LOOKS = 9

/** Asks the issuer for a document. */
export const requestDocument = defineJob<{ id: number }>('billing.request-document', ({ id }) => runRequest(id), {
  whenGivenUp: ({ id }) => noteSilence(id),
})

/** Reads what has become of it, with growing pauses until there is an answer. */
export const readDocument = defineJob<{ id: number; attempt: number }>(
  'billing.read-document',
  ({ id, attempt }) => runRead(id, attempt),
  { whenGivenUp: ({ id }) => noteSilence(id) },
)

/** Seconds after this many looks: 3, 6, 12, … */
const pauseAfter = (attempt: number): number => FIRST_PAUSE * 2 ** attempt

async function runRequest(id: number): Promise<void> {
  const row = await findPending(id)
  if (row?.externalId !== null) return
  await take(row, 0, (issuer, document) => issuer.request(document))
}

async function runRead(id: number, attempt: number): Promise<void> {
  const row = await findPending(id)
  const externalId = row?.externalId
  if (!row || !externalId) return
  await take(row, attempt, (issuer, document) => issuer.read(externalId, document))
}

async function findPending(id: number): Promise<DocumentRow | undefined> {
  const row = await findDocument(db(), id)
  return row?.status === 'PENDING' ? row : undefined
}

type Call = (issuer: FiscalIssuer, document: FiscalDocument) => Promise<FiscalAnswer>

async function take(row: DocumentRow, attempt: number, call: Call): Promise<void> {
  const answer = await answerOf(row, call)
  if (answer.status === 'authorized') return authorize(row, answer)
  await transaction(async (tx) => {
    if ((await lockDocument(tx, row.id))?.status !== 'PENDING') return
    if (answer.status === 'rejected') return reject(tx, row, answer)
    await updateDocument(tx, row.id, { externalId: answer.externalId, message: null })
    if (attempt < LOOKS)
      await readDocument.enqueue(tx, { id: row.id, attempt: attempt + 1 }, { startAfter: pauseAfter(attempt) })
  })
}

/** What the issuer says; a refusal that no repetition changes rejects the document. */
async function answerOf(row: DocumentRow, call: Call): Promise<FiscalAnswer> {
  const issuer = issuerNamed(row.issuer)
  if (!issuer) return { status: 'rejected', externalId: row.externalId, message: UNCONFIGURED }
  try {
    return await call(issuer, await toFiscalDocument(row))
  } catch (error) {
    if (!(error instanceof FiscalFailure) || error.isPassing) throw error
    return { status: 'rejected', externalId: row.externalId, message: error.detail }
  }
}

const UNCONFIGURED = 'O emissor não está mais configurado. Peça de novo, ou emita no portal e envie os arquivos.'

async function authorize(row: DocumentRow, answer: Extract<FiscalAnswer, { status: 'authorized' }>): Promise<void> {
  const { number, accessKey, externalId, at } = answer
  await storeDocumentFiles(answer, (files) =>
    transaction(async (tx) => {
      if ((await lockDocument(tx, row.id))?.status !== 'PENDING') return false
      const status = 'AUTHORIZED'
      await updateDocument(tx, row.id, {
        ...files,
        status,
        number,
        accessKey,
        externalId,
        authorizedAt: at,
        message: null,
      })
      await recordDocument(tx, SYSTEM, row, { action: 'document_authorized', after: { number } })
      // The invoice was cancelled while the issuer thought.
      const invoice = await findInvoice(tx, row.invoiceId)
      if (invoice?.status === 'CANCELED')
        await cancelDocumentLater.enqueue(tx, { id: row.id, reason: 'Fatura cancelada' })
      return true
    }),
  )
}

async function reject(
  tx: Tx,
  row: DocumentRow,
  { externalId, message }: { externalId: string | null; message: string },
) {
  await updateDocument(tx, row.id, { status: 'REJECTED', externalId, message })
  await recordDocument(tx, SYSTEM, row, { action: 'document_rejected', after: { message } })
  await announceRejection(tx, row)
}

const SILENT = 'O emissor não responde. Tentamos de novo a cada 15 minutos.'

async function noteSilence(id: number): Promise<void> {
  await transaction(async (tx) => {
    if ((await lockDocument(tx, id))?.status === 'PENDING') await updateDocument(tx, id, { message: SILENT })
  })
}

const HALF_HOUR_MS = 30 * 60_000
const MANY = 100

/** Takes up documents that have had no answer for a while, whatever became of their jobs. */
export async function askAgain(now = new Date()): Promise<void> {
  const unanswered = await listUnanswered(db(), new Date(now.getTime() - HALF_HOUR_MS), MANY)
  await transaction(async (tx) => {
    for (const { id, externalId } of unanswered) {
      if (externalId === null) await requestDocument.enqueue(tx, { id })
      else await readDocument.enqueue(tx, { id, attempt: LOOKS })
    }
  })
}

defineSchedule('billing.ask-again', '*/15 * * * *', () => askAgain())
