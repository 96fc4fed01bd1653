import { db, transaction, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { formatDay, toDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { daysUntil, END_CHOICE_LABEL, END_WINDOWS, noticeDue } from '@/services/orders/contract-end/contract-end.rules'
import { mailOrder } from '../mails/mail-order'
import { customerRecipients } from '../mails/recipients.repository'
import { loadOrderRecord, type OrderRow } from '../order-record.repository'
import { lockOrderById } from '../order.repository'
import { listOrdersEnding } from './addenda.repository'

/**
 * Tells the customer's people that a contract ends, at 90, 60 and 30 days, each of them once an order and end: the mail's key
 * says so, however often this runs and wherever it was interrupted.
 */
export async function notifyContractEnds(now = new Date()): Promise<void> {
  const today = toDay(now)
  for (const orderId of await listOrdersEnding(db(), today, addDays(today, Math.max(...END_WINDOWS)))) {
    await transaction((tx) => notifyOfEnd(tx, orderId, today))
  }
}

async function notifyOfEnd(tx: Tx, orderId: number, today: string): Promise<void> {
  await lockOrderById(tx, orderId)
  const record = await loadOrderRecord(tx, orderId)
  const { endsOn, stageName, createdBy } = record.order
  if (stageName !== 'ONGOING' || !endsOn) return
  const left = daysUntil(endsOn, today)
  const notice = noticeDue(left)
  if (!notice) return
  await mailOrder(tx, record, await customerRecipients(tx, record.company.id, createdBy), {
    key: `order:${String(orderId)}:ends:${endsOn}:${String(notice)}`,
    side: 'customer',
    title:
      left === 0 ? 'O contrato termina hoje' : `O contrato termina em ${left === 1 ? '1 dia' : `${String(left)} dias`}`,
    message: `Ele vai até ${formatDay(endsOn)}. ${nextStepText(record.order)}`,
    action: record.order.contractEnd?.addendum === 'open' ? 'Ver o aditivo' : 'Escolher o que fazer',
  })
}

function nextStepText({ contractEnd }: OrderRow): string {
  if (contractEnd?.addendum === 'open') return 'Um aditivo de renovação espera a sua resposta.'
  if (contractEnd?.choice)
    return `Você escolheu ${END_CHOICE_LABEL[contractEnd.choice].toLowerCase()}; até o fim, pode mudar.`
  return 'Renove, devolva ou troque os equipamentos: você vê quanto fica antes de confirmar.'
}

defineSchedule('orders.contract-end-notices', '0 8 * * *', () => notifyContractEnds())
