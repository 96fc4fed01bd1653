import { recordEvent } from '@/server/audit/audit.service'
import { db, transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { listMailsOfOrder, lockMailOfOrder, markWaiting } from '@/server/mail/mail.repository'
import { redeliver } from '@/server/mail/outbox'
import type { Actor } from '@/services/auth/actor.rules'
import type { OrderMail } from '@/services/orders/mails/order-mails.schema'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { findVisibleOrder } from '../visibility'

/** More than any order has in practice. */
const MOST = 500

/** Which mails were written about an order, and what became of them, the newest first. Refuses 404. */
export async function listOrderMails(actor: Actor, ref: OrderKey): Promise<OrderMail[]> {
  const rows = await listMailsOfOrder(db(), await findVisibleOrder(db(), actor, ref), MOST)
  return rows.map(toOrderMail)
}

/**
 * Has a mail that did not go out delivered once more.
 * Refuses 404, and 409 `conflict` for one that went out, is on its way, or whose text was deleted with its age.
 */
export async function resendOrderMail(actor: Actor, ref: OrderKey, mailId: number): Promise<OrderMail[]> {
  await transaction(async (tx) => {
    const orderId = await findVisibleOrder(tx, actor, ref)
    const mail = orNotFound(await lockMailOfOrder(tx, { orderId, mailId }))
    if (mail.status !== 'failed') throw new Refusal('conflict', { errors: ['Esse e-mail já saiu ou está a caminho.'] })
    if (Object.keys(mail.data).length === 0)
      throw new Refusal('conflict', { errors: ['O texto desse e-mail já foi apagado, porque ele é antigo.'] })
    await markWaiting(tx, mailId)
    await redeliver(tx, mailId)
    const { recipient, error } = mail
    await recordEvent(tx, actor, {
      model: 'mail',
      objectId: mailId,
      companyId: ref.companyId,
      action: 'resend',
      before: { recipient, status: mail.status, error },
      after: { recipient, status: 'pending' },
    })
  })
  return listOrderMails(actor, ref)
}

type Row = Awaited<ReturnType<typeof listMailsOfOrder>>[number]

const toOrderMail = ({ id, recipient, subject, status, error, createdAt, sentAt }: Row): OrderMail => ({
  id,
  recipient,
  subject,
  status,
  error: status === 'failed' ? error : null,
  created_at: createdAt.toISOString(),
  sent_at: sentAt?.toISOString() ?? null,
})
