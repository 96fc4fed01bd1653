import { isAsked } from '@/services/orders/cancel-request.rules'
import { stageOfDocument } from '@/services/orders/documents.rules'
import type { Asked } from '@/services/signing/reminders.rules'
import type { OrderRow, OrderRows } from '../order-rows.repository'

type Standing = Pick<OrderRow, 'stageName' | 'turn' | 'cancelRequest'>

/**
 * Whether an order waits for nothing but the signatures on a paper of this type: not when staff have to do something first,
 * nor while the customer asks to cancel.
 */
export const isAwaited = ({ stageName, turn, cancelRequest }: Standing, documentType: string): boolean =>
  stageName === stageOfDocument(documentType) && turn === 'customer' && !isAsked(cancelRequest)

type Waiting = Pick<
  OrderRows['signers'][number],
  'notifiedAt' | 'linkExpiresAt' | 'reminders' | 'signedAt' | 'declinedAt' | 'lapsedAt'
>

/** By what somebody is reminded who has a link of ours and has not answered; undefined for everybody else. */
export function askedOf(signer: Waiting): Asked | undefined {
  const { notifiedAt, linkExpiresAt, reminders, signedAt, declinedAt, lapsedAt } = signer
  if (!notifiedAt || !linkExpiresAt || signedAt || declinedAt || lapsedAt) return undefined
  return { askedAt: notifiedAt, expiresAt: linkExpiresAt, reminders }
}
