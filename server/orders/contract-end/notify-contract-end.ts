import { db, transaction, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { formatDay, toDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { daysUntil, END_CHOICE_LABEL, END_WINDOWS, noticeDue } from '@/services/orders/contract-end/contract-end.rules'
import { notifyCustomer } from '../mails/mail-order'
import { lockOrderRecord, type OrderRow } from '../order-record.repository'
import { listOrdersEnding } from './addenda.repository'

/**
 * Mails the customer's people that a contract ends, at 90, 60 and 30 days. Safe to repeat: the mail's key holds the order, the
 * end and the notice.
 */
export async function notifyContractEnds(now = new Date()): Promise<void> {
  const today = toDay(now)
  for (const orderId of await listOrdersEnding(db(), today, addDays(today, Math.max(...END_WINDOWS)))) {
    await transaction((tx) => notifyOfEnd(tx, orderId, today))
  }
}

async function notifyOfEnd(tx: Tx, orderId: number, today: string): Promise<void> {
  const record = await lockOrderRecord(tx, orderId)
  const { endsOn, stageName } = record.order
  if (stageName !== 'ONGOING' || !endsOn) return
  const left = daysUntil(endsOn, today)
  const notice = noticeDue(left)
  if (!notice) return
  await notifyCustomer(tx, record, {
    kind: 'contract_end',
    key: `order:${String(orderId)}:ends:${endsOn}:${String(notice)}`,
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
