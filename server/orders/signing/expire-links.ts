import { SYSTEM } from '@/server/audit/audit.service'
import { db, transaction, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { formatList } from '@/services/format/format.rules'
import { lockOrderById } from '../order.repository'
import { loadOrderRows, type OrderRows } from '../order-rows.repository'
import { settle } from '../settle-change'
import { paperToSign } from './awaited-paper'
import { signersOf } from './invite'
import { closeExpired, listLapsing, markLapsed, type PaperRef } from './signing.repository'

/**
 * Closes the links that ran out. Where an order waits for such a signature, its history says so and it is staff's turn to
 * send the paper again. Safe to repeat: what was found once is not found again before somebody is asked anew.
 */
export async function expireSigningLinks(now = new Date()): Promise<void> {
  await closeExpired(db(), now)
  for (const paper of await listLapsing(db(), now)) await transaction((tx) => lapse(tx, paper, now))
}

/** Under the order's lock: somebody may have signed, or been sent another link, meanwhile. */
async function lapse(tx: Tx, { orderId, documentId }: PaperRef, now: Date): Promise<void> {
  await lockOrderById(tx, orderId)
  const rows = await loadOrderRows(tx, orderId)
  const paper = paperToSign(rows, documentId)
  const late = signersOf(rows, documentId).filter((one) => isLate(one, now))
  if (!paper || late.length === 0) return
  await markLapsed(
    tx,
    late.map(({ id }) => id),
    now,
  )
  const names = late.map(({ name }) => name)
  await settle(tx, SYSTEM, {
    rows,
    command: { action: 'notify_signers', as: 'signing_link_expired' },
    outcome: {
      message: `O prazo para assinar passou: ${formatList(names)}. Envie de novo para assinatura.`,
      after: { document: paper.document.documentType, signers: names },
    },
    now,
  })
}

const isLate = ({ linkExpiresAt, signedAt, declinedAt, lapsedAt }: OrderRows['signers'][number], now: Date): boolean =>
  linkExpiresAt !== null && linkExpiresAt <= now && signedAt === null && declinedAt === null && lapsedAt === null

defineSchedule('orders.expire-signing-links', '*/15 * * * *', () => expireSigningLinks())
