import { SYSTEM } from '@/server/audit/audit.service'
import { db, transaction } from '@/server/db/client'
import { clearSignatures } from '../documents/documents.repository'
import { actionOnFile } from '../documents/file-actions'
import { loadOrderRecord } from '../order-record.repository'
import { lockOrder } from '../order.repository'
import { applyTransition } from '../workflow/apply-transition'
import { closeEnvelope, type EnvelopeEnd, findEnvelope } from './envelopes.repository'

type EnvelopeFailure = { end: EnvelopeEnd; historyAction: 'signing_refused' | 'signing_ended'; message: string }

/** Closes an envelope that ended before everyone signed: requests are cleared, and it is staff's turn to send the document again. */
export async function failEnvelope(id: number, { end, historyAction, message }: EnvelopeFailure): Promise<void> {
  const found = await findEnvelope(db(), id)
  if (!found) return
  const { envelope, order } = found
  await transaction(async (tx) => {
    await lockOrder(tx, order)
    const now = new Date()
    if (!(await closeEnvelope(tx, id, end, now))) return
    const record = await loadOrderRecord(tx, order.id)
    const document = record.documents.find((one) => one.id === envelope.documentId)
    if (!document) return
    await clearSignatures(tx, document.id)
    await applyTransition(tx, SYSTEM, {
      record,
      command: { action: actionOnFile(document, 'signed'), historyAction },
      outcome: { message, after: { document: document.documentType } },
      now,
    })
  })
}
