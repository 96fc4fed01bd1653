import { settings } from '@/server/config/settings'
import type { Tx } from '@/server/db/client'
import { enqueueMails } from '@/server/mail/outbox'
import { formatDeadline } from '@/services/format/format.rules'
import { turnGroupsOf } from '@/services/orders/workflow/turn.rules'
import type { OrderRecord, OrderRow } from '../order-record.repository'
import { isOrderSentBack, toOrderState } from '../snapshot.mapper'
import { customerRecipients, type Recipient, staffRecipients } from './recipients.repository'
import { turnMailText } from './turn-mail-texts'

type OrderAndCompany = Pick<OrderRecord, 'order' | 'company'>

type OrderMail = {
  /** Part of the deduplication key, for mails about something other than the turn. */
  event?: string
  /** Deduplication key per person; defaults to the version of the order. */
  key?: string
  side: 'customer' | 'staff'
  title: string
  message: string
  action: string
  dueAt?: Date | null
}

/**
 * Mails the side whose turn it is, the customer when it is nobody's. The mails are queued in the transaction of the change and
 * sent after its commit, once per person and version of the order however often it is retried.
 * @param message the reason that came with the change
 */
export async function announceTurn(
  tx: Tx,
  { order, company, stages }: OrderAndCompany & Pick<OrderRecord, 'stages'>,
  message?: string | null,
): Promise<void> {
  const standing = toOrderState(order)
  const recipients =
    standing.turn === 'staff'
      ? await staffRecipients(tx, company.id, turnGroupsOf(standing))
      : await customerRecipients(tx, company.id, order.createdBy)
  const { title, message: words, action } = turnMailText(standing, isOrderSentBack({ order, stages }))
  await mailOrder(tx, { order, company }, recipients, {
    side: standing.turn === 'staff' ? 'staff' : 'customer',
    title,
    message: message ? `${words} Mensagem: “${message}”` : words,
    action,
    dueAt: order.dueAt,
  })
}

/** A mail about something other than the turn. */
export type OrderNotice = Pick<OrderMail, 'event' | 'key' | 'title' | 'message' | 'action'>

/** Mails the customer's people about the order. */
export async function mailCustomer(tx: Tx, record: OrderAndCompany, notice: OrderNotice): Promise<void> {
  const people = await customerRecipients(tx, record.company.id, record.order.createdBy)
  await mailOrder(tx, record, people, { side: 'customer', ...notice })
}

/** Mails the staff of these groups who see the order. */
export async function mailStaff(
  tx: Tx,
  record: OrderAndCompany,
  groups: readonly string[],
  notice: OrderNotice,
): Promise<void> {
  await mailOrder(tx, record, await staffRecipients(tx, record.company.id, groups), { side: 'staff', ...notice })
}

/** Queues one mail about the order per recipient, once per person, event and version of the order. */
async function mailOrder(
  tx: Tx,
  { order, company }: OrderAndCompany,
  recipients: readonly Recipient[],
  { event, key, side, title, message, action, dueAt }: OrderMail,
): Promise<void> {
  const data = {
    subject: `Pedido ${order.orderMaskId}: ${lowerFirst(title)}`,
    order: `Pedido ${order.orderMaskId}`,
    company: company.corporateName,
    title,
    message,
    ...(dueAt && { deadline: `Prazo: ${formatDeadline(dueAt)}.` }),
    action: { label: action, url: addressOf(order, side) },
  }
  const about = key ?? ['order', order.id, order.version, event].filter((part) => part !== undefined).join(':')
  await enqueueMails(
    tx,
    recipients.map(({ id, email }) => ({
      eventKey: `${about}:${String(id)}`,
      to: email,
      orderId: order.id,
      template: { name: 'order-turn', data },
    })),
  )
}

function addressOf({ companyId, orderMaskId }: OrderRow, side: OrderMail['side']): string {
  const own = `/platform/my-orders/${orderMaskId}`
  return `${settings().APP_URL}${side === 'staff' ? `/platform/admin/orders/${String(companyId)}/${orderMaskId}` : own}`
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
