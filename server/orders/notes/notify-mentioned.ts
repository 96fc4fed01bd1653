import { settings } from '@/server/config/settings'
import type { Tx } from '@/server/db/client'
import { enqueueMail } from '@/server/mail/outbox'
import type { Actor } from '@/services/auth/actor.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import { amongRecipients } from '../mails/recipients.repository'

type MentioningNote = { id: number; orderId: number; text: string; corporateName: string }

/**
 * Mails a note to those whom it calls: once a person and note, however often it is changed, and to nobody who wants no
 * mail about orders. The link lands on the note.
 */
export async function notifyMentioned(
  tx: Tx,
  author: Actor,
  ref: OrderKey,
  note: MentioningNote,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return
  const data = {
    subject: `Pedido ${ref.maskId}: ${author.name} mencionou você`,
    order: `Pedido ${ref.maskId}`,
    company: note.corporateName,
    title: `${author.name} mencionou você em uma nota interna`,
    message: `“${note.text}”`,
    action: {
      label: 'Ver a nota',
      url: `${settings().APP_URL}/platform/admin/orders/${String(ref.companyId)}/${ref.maskId}#nota-${String(note.id)}`,
    },
  }
  for (const { id, email } of await amongRecipients(tx, userIds)) {
    const eventKey = `note:${String(note.id)}:${String(id)}`
    const template = { name: 'order-turn', data } as const
    await enqueueMail(tx, { eventKey, to: email, orderId: note.orderId, template })
  }
}
