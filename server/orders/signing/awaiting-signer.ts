import { stageOfDocument } from '@/services/orders/documents/required-documents.rules'
import type { ReminderFacts } from '@/services/orders/signing/reminder-schedule.rules'
import { isCancelRequestOpen } from '@/services/orders/workflow/snapshot.rules'
import type { OrderRecord, OrderRow } from '../order-record.repository'

type OrderFields = Pick<OrderRow, 'stageName' | 'turn' | 'cancelRequest'>

/** Whether an order waits only for signatures on a document of this type: not for staff, nor for a cancel request's answer. */
export const isAwaitingSignature = ({ stageName, turn, cancelRequest }: OrderFields, documentType: string): boolean =>
  stageName === stageOfDocument(documentType) && turn === 'customer' && !isCancelRequestOpen(cancelRequest)

type SignerFields = Pick<
  OrderRecord['signers'][number],
  'notifiedAt' | 'linkExpiresAt' | 'reminders' | 'signedAt' | 'declinedAt' | 'lapsedAt'
>

/** What reminders are computed from, for a signer with a link of ours and no answer yet; undefined for others. */
export function toReminderFacts(signer: SignerFields): ReminderFacts | undefined {
  const { notifiedAt, linkExpiresAt, reminders, signedAt, declinedAt, lapsedAt } = signer
  if (!notifiedAt || !linkExpiresAt || signedAt || declinedAt || lapsedAt) return undefined
  return { askedAt: notifiedAt, expiresAt: linkExpiresAt, reminders }
}
