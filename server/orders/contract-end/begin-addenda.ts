import { recordEvent, SYSTEM } from '@/server/audit/audit.service'
import { db, transaction, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { toDay } from '@/services/format/format.rules'
import { feeFromAddendum } from '@/services/orders/contract-end/contract-end.rules'
import { activeFeeOf } from '../active-fee.mapper'
import { lockOrderRecord, type OrderRecord } from '../order-record.repository'
import { updateOrder } from '../order.repository'
import { listOrdersToRenew, updateAddendum } from './addenda.repository'

/** Applies the fee of accepted addenda from their first day on; one transaction per order, so that a failure stops only its own. */
export async function beginAddenda(now = new Date()): Promise<void> {
  for (const orderId of await listOrdersToRenew(db(), toDay(now))) {
    await transaction((tx) => beginOf(tx, orderId, now))
  }
}

async function beginOf(tx: Tx, orderId: number, now: Date): Promise<void> {
  const record = await lockOrderRecord(tx, orderId)
  const { order, company, addenda } = record
  if (order.stageName !== 'ONGOING') return
  for (const addendum of addenda.filter(({ status }) => status === 'accepted')) {
    const fee = await beginAddendum(tx, addendum, order.monthlyFee, now)
    if (!fee) continue
    const activeFee = activeFeeOf({ ...record, order: { ...order, ...fee } })
    await updateOrder(tx, orderId, { ...fee, activeFee, updatedAt: now })
    await recordEvent(tx, SYSTEM, {
      model: 'order',
      objectId: orderId,
      companyId: company.id,
      action: 'addendum_begins',
      version: order.version + 1,
      fromStage: order.stageName,
      toStage: order.stageName,
      before: { monthly_fee: order.monthlyFee },
      after: { monthly_fee: fee.monthlyFee, addendum: addendum.number },
    })
    return
  }
}

/** What changes of the order when an addendum begins; undefined before its day and when it has begun. */
export async function beginAddendum(
  tx: Tx,
  addendum: OrderRecord['addenda'][number],
  feeNow: string,
  now: Date,
): Promise<{ monthlyFee: string } | undefined> {
  const { id, beginsOn, begunAt } = addendum
  if (begunAt !== null || beginsOn > toDay(now)) return undefined
  await updateAddendum(tx, id, { begunAt: now })
  return { monthlyFee: feeFromAddendum(addendum, feeNow) }
}

defineSchedule('orders.begin-addenda', '5 0 * * *', () => beginAddenda())
