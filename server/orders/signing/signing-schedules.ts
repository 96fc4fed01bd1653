import { SYSTEM } from '@/server/audit/audit.service'
import { db, transaction, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { formatList } from '@/services/format/format.rules'
import { reminderDue } from '@/services/orders/signing/reminder-schedule.rules'
import { lockOrderRecord, type OrderRecord, type SignerRow } from '../order-record.repository'
import { applyTransition } from '../workflow/apply-transition'
import { documentToSign } from './awaited-document'
import { isAwaitingSignature, toReminderFacts } from './awaiting-signer'
import { sendEnvelope } from './envelope-jobs'
import { deleteMessagesBefore, listUncheckedEnvelopes } from './envelopes.repository'
import { linkExpiry, sendLink, signersOf } from './invite-signers'
import { readEnvelope } from './read-envelope'
import { closeExpired, listAwaitingSigners, listLapsing, markLapsed, type SigningRef } from './signing.repository'

/**
 * Reminds signers who are due (`reminder-schedule.rules`), each by a new link. Safe to repeat and to run concurrently: a reminded signer
 * is no longer due.
 */
export async function remindSigners(now = new Date()): Promise<void> {
  for (const ref of await documentsDue(now)) await transaction((tx) => remindOrder(tx, ref, now))
}

/** Each document once, however many of its people are due. */
async function documentsDue(now: Date): Promise<Iterable<SigningRef>> {
  const waiting = await listAwaitingSigners(db(), now)
  const due = waiting.filter(({ signer }) => dueOf(signer, now))
  return new Map(due.map((ref) => [ref.documentId, ref])).values()
}

/** Checked again under the order's lock: somebody may have signed or been reminded by hand meanwhile. */
async function remindOrder(tx: Tx, { orderId, documentId }: SigningRef, now: Date): Promise<void> {
  const record = await lockOrderRecord(tx, orderId)
  const toSign = documentToSign(record, documentId)
  if (!toSign || !isAwaitingSignature(record, toSign.document.documentType)) return
  const reminded: string[] = []
  for (const signer of signersOf(record, documentId)) {
    const due = dueOf(signer, now)
    if (!due) continue
    const { isLastCall } = due.reminder
    const expiresAt = isLastCall ? due.expiresAt : linkExpiry(now)
    await sendLink(tx, { record, ...toSign, signer, now, expiresAt, isLastCall })
    reminded.push(signer.name)
  }
  if (reminded.length > 0) await addToHistory(tx, record, toSign.document.documentType, reminded, now)
}

function dueOf(signer: SignerRow, now: Date) {
  const asked = toReminderFacts(signer)
  const reminder = asked && reminderDue(asked, now)
  return reminder && { reminder, expiresAt: new Date(asked.expiresAt) }
}

async function addToHistory(tx: Tx, record: OrderRecord, document: string, names: string[], now: Date): Promise<void> {
  await applyTransition(tx, SYSTEM, {
    record,
    command: { action: 'notify_signers', historyAction: 'signers_reminded' },
    outcome: { message: `Para ${formatList(names)}.`, after: { document, notified: names } },
    now,
  })
}

// By the hour, so that a process that was down at nine makes up for it the same day.
defineSchedule('orders.remind-signers', '0 9-17 * * 1-5', () => remindSigners())

/**
 * Closes the links that ran out. Where an order waits for such a signature, its history says so and it is staff's turn to
 * send the document again. Idempotent: a signer is marked once, until asked again.
 */
export async function expireSigningLinks(now = new Date()): Promise<void> {
  await closeExpired(db(), now)
  for (const ref of await listLapsing(db(), now)) await transaction((tx) => markLateSigners(tx, ref, now))
}

/** Checked again under the order's lock: somebody may have signed or been sent another link meanwhile. */
async function markLateSigners(tx: Tx, { orderId, documentId }: SigningRef, now: Date): Promise<void> {
  const record = await lockOrderRecord(tx, orderId)
  const toSign = documentToSign(record, documentId)
  const late = signersOf(record, documentId).filter((one) => isLate(one, now))
  if (!toSign || late.length === 0) return
  const ids = late.map(({ id }) => id)
  await markLapsed(tx, ids, now)
  const names = late.map(({ name }) => name)
  await applyTransition(tx, SYSTEM, {
    record,
    command: { action: 'notify_signers', historyAction: 'signing_link_expired' },
    outcome: {
      message: `O prazo para assinar passou: ${formatList(names)}. Envie de novo para assinatura.`,
      after: { document: toSign.document.documentType, signers: names },
    },
    now,
  })
}

const isLate = (
  { linkExpiresAt, signedAt, declinedAt, lapsedAt }: OrderRecord['signers'][number],
  now: Date,
): boolean =>
  linkExpiresAt !== null && linkExpiresAt <= now && signedAt === null && declinedAt === null && lapsedAt === null

defineSchedule('orders.expire-signing-links', '*/15 * * * *', () => expireSigningLinks())

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** The provider allows 50 calls in ten seconds, and a reading is two or three. */
const MAX_READ = 100
/** A duplicate webhook after so long only causes one more reading. */
const REMEMBERED_DAYS = 90

/**
 * Polls envelopes that no webhook has reported on for a while, since webhooks get lost, and retries failed sends. Envelopes at a
 * provider that is no longer configured are polled too.
 */
export async function reconcileEnvelopes(now = new Date()): Promise<void> {
  const unread = await listUncheckedEnvelopes(db(), new Date(now.getTime() - 15 * MINUTE_MS), MAX_READ)
  await transaction(async (tx) => {
    for (const { id, status } of unread) await (status === 'sending' ? sendEnvelope : readEnvelope).enqueue(tx, { id })
  })
  await deleteMessagesBefore(db(), new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS))
}

defineSchedule('orders.reconcile-envelopes', '*/15 * * * *', () => reconcileEnvelopes())
