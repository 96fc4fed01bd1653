import { db, transaction, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { formatDeadline, toDay } from '@/services/format/format.rules'
import { type DueNotice, dueNoticeOn, dueWindow } from '@/services/orders/workflow/due-notices.rules'
import { turnGroupsOf } from '@/services/orders/workflow/turn.rules'
import { lockOrderRecord } from '../order-record.repository'
import { isOrderSentBack, toOrderState } from '../snapshot.mapper'
import { notifyCustomer, notifyStaff, type OrderNotice } from './mail-order'
import { listOrderIdsDue } from './recipients.repository'
import { turnMailText } from './turn-mail-texts'

/**
 * Reminds whoever's turn it is of the order's deadline: a business day before, on its day and once it has passed. Safe to
 * repeat: the key holds the order, the deadline and the notice.
 */
export async function remindDue(now = new Date()): Promise<void> {
  const today = toDay(now)
  for (const orderId of await listOrderIdsDue(db(), dueWindow(today))) {
    await transaction((tx) => remind(tx, orderId, today))
  }
}

const TITLES: Record<DueNotice, (number: string) => string> = {
  before: (number) => `O prazo do pedido ${number} termina no próximo dia útil`,
  today: (number) => `O prazo do pedido ${number} termina hoje`,
  late: (number) => `O prazo do pedido ${number} passou`,
}

async function remind(tx: Tx, orderId: number, today: string): Promise<void> {
  const record = await lockOrderRecord(tx, orderId)
  const { dueAt, turn, orderMaskId } = record.order
  const notice = turn && dueAt && dueNoticeOn(today, dueAt)
  if (!notice) return
  const standing = toOrderState(record.order)
  const { title: task, action } = turnMailText(standing, isOrderSentBack(record))
  const reminder: OrderNotice = {
    kind: 'order_late',
    key: `order:${String(orderId)}:due:${dueAt.toISOString()}:${notice}`,
    title: TITLES[notice](orderMaskId),
    message: `${task}. ${notice === 'late' ? 'Era até' : 'Até'} ${formatDeadline(dueAt)}.`,
    action,
  }
  await (turn === 'staff'
    ? notifyStaff(tx, record, turnGroupsOf(standing), reminder)
    : notifyCustomer(tx, record, reminder))
}

defineSchedule('orders.due-reminders', '0 8 * * *', () => remindDue())
