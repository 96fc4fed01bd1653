import { SYSTEM } from '@/server/audit/audit.service'
import { db, transaction, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { formatList } from '@/services/format/format.rules'
import { loadOrderRecord, type OrderRecord } from '../order-record.repository'
import { lockOrderById } from '../order.repository'
import { applyTransition } from '../workflow/apply-transition'
import { documentToSign } from './awaited-document'
import { signersOf } from './invite-signers'
import { closeExpired, listLapsing, markLapsed, type SigningRef } from './signing.repository'

/**
 * Closes the links that ran out. Where an order waits for such a signature, its history says so and it is staff's turn to
 * send the document again. Idempotent: a signer is marked once, until asked again.
 */
export async function expireSigningLinks(now = new Date()): Promise<void> {
  await closeExpired(db(), now)
  for (const paper of await listLapsing(db(), now)) await transaction((tx) => markLateSigners(tx, paper, now))
}

/** Checked again under the order's lock: somebody may have signed or been sent another link meanwhile. */
async function markLateSigners(tx: Tx, { orderId, documentId }: SigningRef, now: Date): Promise<void> {
  await lockOrderById(tx, orderId)
  const record = await loadOrderRecord(tx, orderId)
  const paper = documentToSign(record, documentId)
  const late = signersOf(record, documentId).filter((one) => isLate(one, now))
  if (!paper || late.length === 0) return
  await markLapsed(
    tx,
    late.map(({ id }) => id),
    now,
  )
  const names = late.map(({ name }) => name)
  await applyTransition(tx, SYSTEM, {
    record,
    command: { action: 'notify_signers', historyAction: 'signing_link_expired' },
    outcome: {
      message: `O prazo para assinar passou: ${formatList(names)}. Envie de novo para assinatura.`,
      after: { document: paper.document.documentType, signers: names },
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
