import { SYSTEM } from '@/server/audit/audit.service'
import { db, transaction, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { formatList } from '@/services/format/format.rules'
import { reminderDue } from '@/services/signing/reminders.rules'
import { loadOrderRecord, type OrderRecord } from '../order-record.repository'
import { lockOrderById } from '../order.repository'
import { applyTransition } from '../workflow/apply-transition'
import { documentToSign } from './awaited-document'
import { isAwaitingSignature, toReminderFacts } from './awaiting-signer'
import { linkExpiry, sendLink, signersOf } from './invite-signers'
import { listAwaitingSigners, type SigningRef } from './signing.repository'

/**
 * Reminds whoever has not signed, when they are due (`reminders.rules`), each with another link. Safe to repeat, and with
 * something else going on meanwhile: who was reminded is not due any more, and a run that dies has either sent or not.
 */
export async function remindSigners(now = new Date()): Promise<void> {
  for (const paper of await documentsDue(now)) await transaction((tx) => remindOrder(tx, paper, now))
}

/** Each document once, however many of its people are due. */
async function documentsDue(now: Date): Promise<Iterable<SigningRef>> {
  const waiting = await listAwaitingSigners(db(), now)
  const due = waiting.filter(({ signer }) => dueOf(signer, now))
  return new Map(due.map((paper) => [paper.documentId, paper])).values()
}

/** Checked again under the order's lock: somebody may have signed or been reminded by hand meanwhile. */
async function remindOrder(tx: Tx, { orderId, documentId }: SigningRef, now: Date): Promise<void> {
  await lockOrderById(tx, orderId)
  const record = await loadOrderRecord(tx, orderId)
  const paper = documentToSign(record, documentId)
  if (!paper || !isAwaitingSignature(record.order, paper.document.documentType)) return
  const reminded: string[] = []
  for (const signer of signersOf(record, documentId)) {
    const due = dueOf(signer, now)
    if (!due) continue
    const { isLastCall } = due.reminder
    const expiresAt = isLastCall ? due.expiresAt : linkExpiry(now)
    await sendLink(tx, { record, ...paper, signer, now, expiresAt, isLastCall })
    reminded.push(signer.name)
  }
  if (reminded.length > 0) await addToHistory(tx, record, paper.document.documentType, reminded, now)
}

function dueOf(signer: OrderRecord['signers'][number], now: Date) {
  const asked = toReminderFacts(signer)
  const reminder = asked && reminderDue(asked, now)
  return reminder && { reminder, expiresAt: new Date(asked.expiresAt) }
}

async function addToHistory(tx: Tx, record: OrderRecord, document: string, names: string[], now: Date): Promise<void> {
  await applyTransition(tx, SYSTEM, {
    record,
    command: { action: 'notify_signers', historyAction: 'signers_reminded' },
    outcome: {
      message: `Para ${formatList(names)}.`,
      after: { document, notified: names },
    },
    now,
  })
}

// By the hour, so that a process that was down at nine makes up for it the same day.
defineSchedule('orders.remind-signers', '0 9-17 * * 1-5', () => remindSigners())
