import { settings } from '@/server/config/settings'
import type { Tx } from '@/server/db/client'
import { type EventMail, notify, retractOfOrder, markReadForOrder } from '@/server/notifications/notifications.service'
import { managersOf } from '@/server/users/users.service'
import { formatDeadline, lowerFirst } from '@/services/format/format.rules'
import type { NotificationKind } from '@/services/notifications/kinds.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { turnGroupsOf } from '@/services/orders/workflow/turn.rules'
import type { OrderRecord, OrderRow } from '../order-record.repository'
import { isOrderSentBack, toOrderState } from '../snapshot.mapper'
import { customerWhoOrdered, staffRecipients } from './recipients.repository'
import { turnMailText } from './turn-mail-texts'

type OrderAndCompany = Pick<OrderRecord, 'order' | 'company'>

/** Something that people of an order hear of, under the bell and by mail. */
export type OrderNotice = {
  kind: NotificationKind
  /** Part of the deduplication key, for notices about something other than the turn. */
  event?: string
  /** Deduplication key; defaults to the version of the order. */
  key?: string
  title: string
  message: string
  /** The words of the mail's button. */
  action: string
  dueAt?: Date | null
}

/** What the customer hears at a stage where it is their turn, if it has a kind of its own. */
const CUSTOMER_TURN: Partial<Record<StageName, NotificationKind>> = {
  PROPOSAL_AGREEMENT: 'proposal_new',
  CONTRACT_INFO: 'contract_to_sign',
}

/**
 * Tells the side whose turn it is, the customer when it is nobody's: in the transaction of the change, once per person and
 * version of the order however often it is retried. What was told of the turn before, with its deadline, counts as read from then on.
 * @param message the reason that came with the change
 */
export async function announceTurn(
  tx: Tx,
  { order, company, stages }: OrderAndCompany & Pick<OrderRecord, 'stages'>,
  message?: string | null,
): Promise<void> {
  await markReadForOrder(tx, { orderId: order.id, keys: `^order:${String(order.id)}:([0-9]+|due:.+):[0-9]+$` })
  const standing = toOrderState(order)
  const { title, message: words, action } = turnMailText(standing, isOrderSentBack({ order, stages }))
  const notice = {
    title,
    message: message ? `${words} Mensagem: “${message}”` : words,
    action,
    dueAt: order.dueAt,
  }
  if (standing.turn === 'staff') {
    await notifyStaff(tx, { order, company }, turnGroupsOf(standing), { kind: 'order_turn', ...notice })
  } else {
    const kind = (standing.turn && CUSTOMER_TURN[standing.stage]) ?? 'order_turn'
    // What asks for nothing is news that a later turn does not mark as read.
    await notifyCustomer(tx, { order, company }, { kind, ...(standing.turn ? {} : { event: 'state' }), ...notice })
  }
}

/** Tells the customer's people about the order: who made it, and those who manage the company. */
export async function notifyCustomer(tx: Tx, record: OrderAndCompany, notice: OrderNotice): Promise<void> {
  const [creator, managers] = [
    await customerWhoOrdered(tx, record.order.createdBy),
    await managersOf(tx, record.company.id),
  ]
  await notifyOfOrder(tx, record, [...creator, ...managers], { side: 'customer', ...notice })
}

/** Tells the staff of these groups who see the order. */
export async function notifyStaff(
  tx: Tx,
  record: OrderAndCompany,
  groups: readonly string[],
  notice: OrderNotice,
): Promise<void> {
  await notifyOfOrder(tx, record, await staffRecipients(tx, record.company.id, groups), { side: 'staff', ...notice })
}

/**
 * Takes notices of an order back, because what they tell was undone.
 * @param event of `OrderNotice`, or a regular expression of several
 */
export const retractNotices = (tx: Tx, { id }: Pick<OrderRow, 'id'>, event: string): Promise<void> =>
  retractOfOrder(tx, { orderId: id, keys: `^order:${String(id)}:[0-9]+:${event}:[0-9]+$` })

/** Has notices of an order count as read, because what they ask for was done or is not asked for any more. */
export const markNoticesRead = (tx: Tx, { id }: Pick<OrderRow, 'id'>, event: string): Promise<void> =>
  markReadForOrder(tx, { orderId: id, keys: `^order:${String(id)}:[0-9]+:${event}:[0-9]+$` })

type Side = 'customer' | 'staff'

async function notifyOfOrder(
  tx: Tx,
  { order, company }: OrderAndCompany,
  userIds: readonly number[],
  { kind, event, key, side, title, message, action, dueAt }: OrderNotice & { side: Side },
): Promise<void> {
  const number = `Pedido ${order.orderMaskId}`
  const whose = side === 'staff' ? `${number} · ${company.corporateName}` : number
  const deadline = dueAt && formatDeadline(dueAt)
  await notify(
    tx,
    {
      kind,
      key: key ?? ['order', order.id, order.version, event].filter((part) => part !== undefined).join(':'),
      companyId: company.id,
      orderId: order.id,
      words: {
        title,
        text: deadline ? `${whose} · prazo: ${deadline}` : whose,
        path: pathOf(order, side),
        needs: side === 'staff' ? 'orders:read' : 'checkout:read',
      },
      mail: (): EventMail => ({
        template: {
          name: 'order-turn',
          data: {
            subject: `${number}: ${lowerFirst(title)}`,
            order: number,
            company: company.corporateName,
            title,
            message,
            ...(deadline && { deadline: `Prazo: ${deadline}.` }),
            action: { label: action, url: `${settings().APP_URL}${pathOf(order, side)}` },
          },
        },
      }),
    },
    userIds,
  )
}

const pathOf = ({ companyId, orderMaskId }: OrderRow, side: Side): string =>
  side === 'staff' ? `/platform/admin/orders/${String(companyId)}/${orderMaskId}` : `/platform/my-orders/${orderMaskId}`
