import { isSignableDocument, stageOfDocument } from '@/services/orders/documents/required-documents.rules'
import type { ReminderFacts } from '@/services/orders/signing/reminder-schedule.rules'
import { isOutToSign } from '@/services/orders/signing/signing-state.rules'
import { isCancelRequestOpen } from '@/services/orders/workflow/snapshot.rules'
import type { OrderRecord, OrderRow } from '../order-record.repository'
import { toSnapshot } from '../snapshot.mapper'

type OrderFields = Pick<OrderRow, 'stageName' | 'turn' | 'cancelRequest'>

/** Whether a listed order waits only for the customer's side to sign such a document, and for no cancel request's answer. */
export const isAwaitingCustomer = ({ stageName, turn, cancelRequest }: OrderFields, documentType: string): boolean =>
  stageName === stageOfDocument(documentType) && turn === 'customer' && !isCancelRequestOpen(cancelRequest)

/** Whether an order waits only for signatures on a document of this type, of whichever side. */
export const isAwaitingSignature = (record: OrderRecord, documentType: string): boolean =>
  isSignableDocument(documentType) &&
  record.order.stageName === stageOfDocument(documentType) &&
  !isCancelRequestOpen(record.order.cancelRequest) &&
  isOutToSign(toSnapshot(record), documentType)

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
